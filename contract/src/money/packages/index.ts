export * from './packages.calls.ts';
export * from './upgrades.ts';
