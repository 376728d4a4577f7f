export * from './quote-faults.ts';
export * from './quote-form.ts';
export * from './quote-stages.ts';
export * from './quote-sums.ts';
