export * from './confirmation.calls.ts';
export * from './customer-user-form.ts';
export * from './customer-users.calls.ts';
export * from './links.calls.ts';
export * from './rules.ts';
export * from './team-users.calls.ts';
