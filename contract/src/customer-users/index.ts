export * from './birth-date.ts';
export * from './confirmation.calls.ts';
export * from './customer-user-form.ts';
export * from './customer-user-status.ts';
export * from './customer-users.calls.ts';
export * from './identity-number.ts';
export * from './links.calls.ts';
export * from './roles.ts';
