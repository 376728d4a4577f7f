export * from './templates.calls.ts';
