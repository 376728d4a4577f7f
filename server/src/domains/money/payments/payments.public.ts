export { CONTINUE_INVOICE_NUMBERS, findBillingDetails } from './invoices.repository.ts';
export { findPendingPayments } from './pending-payments.operations.ts';
export { reportFailedRefund } from './failed-refunds.operations.ts';
export { nextRetryAt } from './backoff.rules.ts';
export { fromGatewayCode, fromStoredFailure } from './payment-failure.rules.ts';
