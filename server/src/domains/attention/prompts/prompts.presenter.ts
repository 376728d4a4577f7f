import type { Prompt, PromptType } from '@bellbird/contract/attention/prompts';
import type { PromptRow } from './prompts.repository.ts';

export function presentPrompt(row: PromptRow): Prompt {
  const reminder = reminderOf(row);
  return {
    id: row.id,
    type: row.type as PromptType,
    title: reminder ? reminder.text || `Get back to ${reminder.coupleName}` : row.title,
    body: row.body_html,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    linkData: reminder
      ? { path: `/leads/${reminder.leadId}`, text: reminder.coupleName }
      : row.link_path && row.link_text
        ? { path: row.link_path, text: row.link_text }
        : null,
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      category: row.category_name,
      city: row.city_name,
      district: row.district_name,
      timeZone: row.time_zone,
    },
    reminder,
  };
}

function reminderOf({ lead_id: leadId, couple_name: coupleName, due_at: dueAt, reminder_text: text }: PromptRow) {
  return leadId !== null && coupleName !== null && dueAt !== null
    ? { leadId, coupleName, dueAt, text: text ?? '' }
    : null;
}
