export * from './config-list-entry.ts';
export * from './configs.calls.ts';
export * from './item-types.ts';
