export { addPrompt, completePrompts } from './prompts.repository.ts';
