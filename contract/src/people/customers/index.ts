export * from './customers.calls.ts';
