export { findPendingPayments } from './pending-payments.operations.ts';
export { nextRetryAt } from './backoff.rules.ts';
export { fromGatewayCode, fromStoredFailure } from './payment-failure.rules.ts';
