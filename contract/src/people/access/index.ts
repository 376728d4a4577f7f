export * from './access.calls.ts';
export * from './forgotten.calls.ts';
export * from './invitation.calls.ts';
export * from './one-time-code.calls.ts';
export * from './own-sessions.calls.ts';
export * from './social.calls.ts';
export * from './two-factor.calls.ts';
export * from './sign-in-change.calls.ts';
