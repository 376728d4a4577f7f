export * from './quote-payments.calls.ts';
export * from './refund-reason.ts';
