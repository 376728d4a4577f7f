export {
  addPrompt,
  addPrompts,
  completePrompts,
  completeSubjects,
  deletePrompts,
  giveReminderToTeam,
  setCompleted,
  setReminderCompleted,
} from './prompts.repository.ts';
export type { PromptsService } from './prompts.service.ts';
