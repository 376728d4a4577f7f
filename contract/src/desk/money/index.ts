export * from './money-lists.ts';
export * from './money.calls.ts';
export * from './reconciliation.calls.ts';
