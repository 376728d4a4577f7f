export * from './desk.calls.ts';
