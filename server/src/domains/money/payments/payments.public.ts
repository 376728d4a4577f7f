export { findPendingPayments } from './pending-payments.operations.ts';
export { refundPayment } from './refund-payment.operations.ts';
