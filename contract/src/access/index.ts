export * from './access.calls.ts';
export * from './own-sessions.calls.ts';
