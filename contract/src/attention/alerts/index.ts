export * from './alerts.calls.ts';
