export * from './prompts.calls.ts';
