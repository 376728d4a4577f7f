export * from './catalogue.calls.ts';
export * from './kind-names.ts';
export * from './kinds.ts';
