export * from './imports.calls.ts';
export * from './import-columns.ts';
export * from './table-text.ts';
