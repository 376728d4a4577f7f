export * from './bank-account.ts';
export * from './identity-document.ts';
export * from './merchant-form.ts';
export * from './merchant-status.ts';
export * from './merchant.calls.ts';
