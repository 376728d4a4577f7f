export * from './customer-users.calls.ts';
