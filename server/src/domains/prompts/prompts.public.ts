export { addPrompt, addPrompts, completePrompts, setCompleted, setReminderCompleted } from './prompts.repository.ts';
