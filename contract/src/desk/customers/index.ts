export * from './desk-customers.calls.ts';
export * from './desk-providers.calls.ts';
export * from './notes.calls.ts';
