export { addPrompt, addPrompts, completePrompts, setReminderCompleted } from './prompts.repository.ts';
export { addPrompt, setCompleted, setReminderCompleted } from './prompts.repository.ts';
