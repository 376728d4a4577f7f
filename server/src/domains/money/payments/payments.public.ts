export { pendingPaymentsOf } from './pending-payments.operations.ts';
