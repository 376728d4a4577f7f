export * from './prompt-types.ts';
export * from './prompts.calls.ts';
