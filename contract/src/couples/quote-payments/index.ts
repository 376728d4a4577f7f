export * from './quote-payments.calls.ts';
