export { pendingPaymentsOf } from './pending-payments.service.ts';
