export { addPrompt, setReminderCompleted } from './prompts.repository.ts';
