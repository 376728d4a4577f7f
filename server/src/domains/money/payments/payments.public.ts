export { findPendingPayments } from './pending-payments.operations.ts';
