export * from './marketplace.calls.ts';
export * from './visit-sources.ts';
