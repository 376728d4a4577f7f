export * from './agreement-entry.ts';
export * from './agreements.calls.ts';
