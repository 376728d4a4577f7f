export * from './cards.calls.ts';
export * from './direct-debit-rules.ts';
export * from './direct-debits.calls.ts';
export * from './payment-rules.ts';
export * from './payments.calls.ts';
export * from './desk-payments.calls.ts';
