export * from './push.calls.ts';
