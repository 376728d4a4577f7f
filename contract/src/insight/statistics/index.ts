export * from './statistics.calls.ts';
export * from './visit-sources.ts';
