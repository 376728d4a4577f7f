export * from './configs.calls.ts';
export * from './item-types.ts';
