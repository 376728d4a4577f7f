export * from './providers.calls.ts';
