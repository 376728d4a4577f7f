export * from './agreements.calls.ts';
