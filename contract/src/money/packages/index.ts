export * from './packages.calls.ts';
export * from './promises.ts';
export * from './upgrades.ts';
