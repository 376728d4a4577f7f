export * from './places.calls.ts';
