export * from './desk-customers.calls.ts';
export * from './notes.calls.ts';
