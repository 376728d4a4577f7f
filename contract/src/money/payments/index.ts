export * from './cards.calls.ts';
export * from './payment-rules.ts';
export * from './payments.calls.ts';
