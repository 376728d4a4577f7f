export { addPrompt, addPrompts, completePrompts, setCompleted, setReminderCompleted } from './prompts.repository.ts';
export type { PromptsService } from './prompts.service.ts';
