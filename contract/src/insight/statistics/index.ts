export * from './statistics.calls.ts';
export * from './measures.ts';
