export * from './item-status.ts';
export * from './items.calls.ts';
