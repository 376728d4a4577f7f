export * from './couples.calls.ts';
