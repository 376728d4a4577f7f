export * from './notifications.calls.ts';
