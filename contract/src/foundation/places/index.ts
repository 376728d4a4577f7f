export * from './city-entry.ts';
export * from './places.calls.ts';
