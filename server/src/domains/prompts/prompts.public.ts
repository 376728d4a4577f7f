export { addPrompt, addPrompts, completePrompts, setReminderCompleted } from './prompts.repository.ts';
