export * from './home.calls.ts';
