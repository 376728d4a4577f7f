export * from './quote-amendments.calls.ts';
export * from './quote-faults.ts';
export * from './quote-form.ts';
export * from './quote-list.calls.ts';
export * from './quote-settings.calls.ts';
export * from './quote-stages.ts';
export * from './quote-sums.ts';
export * from './quotes.calls.ts';
