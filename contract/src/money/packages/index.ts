export * from './campaign-entry.ts';
export * from './packages.calls.ts';
export * from './product-entry.ts';
export * from './promises.ts';
export * from './upgrades.ts';
