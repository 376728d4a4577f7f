export * from './catalog-form.ts';
export * from './catalog-lists.calls.ts';
export * from './catalog-rules.ts';
export * from './catalogs.calls.ts';
export * from './expiry.ts';
export * from './menu-file.ts';
export * from './menu-files.calls.ts';
export * from './spaces.calls.ts';
