export * from './calendar.calls.ts';
