export * from './merge-fields.ts';
export * from './messages.calls.ts';
export * from './unmatched.calls.ts';
