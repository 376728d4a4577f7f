export * from './operations.calls.ts';
