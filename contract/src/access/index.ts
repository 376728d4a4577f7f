export * from './access.calls.ts';
