export * from './panel.calls.ts';
