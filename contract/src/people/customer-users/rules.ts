/** What both sides know of a customer's users without any schema: a page that only shows them loads no validator. */
export * from './birth-date.ts';
export * from './customer-user-status.ts';
export * from './identity-number.ts';
export * from './roles.ts';
