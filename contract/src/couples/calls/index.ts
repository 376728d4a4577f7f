export * from './calls.calls.ts';
export * from './number-states.ts';
export * from './numbers.calls.ts';
