export * from './discount-form.ts';
export * from './discount-status.ts';
export * from './discounts.calls.ts';
