import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { notifyTeams, notifyUser } from '#domains/attention/notifications/notifications.public.ts';
import { giveReminderToTeam, setReminderCompleted } from '#domains/attention/prompts/prompts.public.ts';
import { findOwnLead } from '../lead-access.operations.ts';
import type { LeadRow } from '../leads.repository.ts';
import { claimDueReminder, endReminder, refreshReminderAt, reopenReminder } from './lead-reminders.repository.ts';

/**
 * Ends a reminder, or reopens it (`at` is null), together with its prompt: wherever one of them is settled, both are.
 * Returns whether anything changed.
 */
export async function settleReminder(
  tx: Tx,
  caller: Member,
  { leadId, id }: { leadId: number; id: number },
  at: string | null,
): Promise<boolean> {
  const lead = await findOwnLead(tx, caller, leadId);
  const { customerId } = caller;
  const reminder = { customerId, leadId, id };
  const isChanged = at === null ? await reopenReminder(tx, reminder) : await endReminder(tx, reminder, at);
  if (!isChanged) return false;
  await setReminderCompleted(tx, customerId, id, at);
  await refreshReminderAt(tx, customerId, leadId);
  await notifyReminderChanged(tx, lead);
  return true;
}

/** Both the lead and the list of prompts have changed. */
export function notifyReminderChanged(
  tx: Tx,
  { id, customer_id: customerId, provider_id: providerId }: LeadRow,
): Promise<void> {
  return notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'lead_changed', leadId: id } },
    { providerId, event: { kind: 'prompts' } },
  ]);
}

/** Shows a due reminder to the user who set it, once; to the team if that user no longer looks after the couple. */
export async function notifyDueReminder(tx: Tx, id: number, now: Date): Promise<void> {
  const due = await claimDueReminder(tx, id, now.toISOString());
  if (!due) return;
  const { customer_id: customerId, lead_id: leadId, couple_name: coupleName, text } = due;
  const event = { kind: 'reminder', leadId, coupleName, text, dueAt: due.due_at } as const;
  if (due.is_in_charge) return notifyUser(tx, { customerId, customerUserId: due.customer_user_id }, event);
  await giveReminderToTeam(tx, customerId, id);
  const { provider_id: providerId } = due;
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'prompts' } },
    { providerId, event },
  ]);
}
