export * from './account-exports.calls.ts';
