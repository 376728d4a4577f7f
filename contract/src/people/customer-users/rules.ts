/** What both sides know about users without any schema, so that pages that only show users load no validator. */
export * from './birth-date.ts';
export * from './customer-user-status.ts';
export * from './roles.ts';
