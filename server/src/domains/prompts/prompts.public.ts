export { addPrompt, setCompleted, setReminderCompleted } from './prompts.repository.ts';
