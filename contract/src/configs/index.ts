export * from './configs.calls.ts';
