import { fail } from '#platform/errors/app-error.ts';
import { setReminderCompleted } from '../prompts/prompts.public.ts';
import { deleteDeal, findDeal, lockDealsOf, setDealStatus } from './deals.repository.ts';
import { assertDayFree } from './lead-deals.service.ts';
import { type LeadChange, updateLead } from './lead-detail.repository.ts';
import { insertEvents, markUndone } from './lead-events.repository.ts';
import { findUndoable } from './lead-page.service.ts';
import { endReminder, refreshReminderAt } from './lead-reminders.repository.ts';
import type { Step } from './lead-step.service.ts';
import type { UndoRecord } from './leads.tables.ts';

/** Takes back the last step, and puts back what was. */
export async function undoStep(step: Step, eventId: number): Promise<void> {
  const { tx, lead, at, author } = step;
  const last = await findUndoable(tx, lead, at);
  if (!last || last.id !== eventId) fail('no_longer_undoable');
  const { undo } = last;
  if (undo.deal) await undoDeal(step, undo.deal);
  if (undo.reminderId) await undoReminder(step, undo.reminderId);
  await updateLead(tx, lead.customer_id, lead.id, undo.lead as LeadChange);
  await markUndone(tx, lead.customer_id, eventId, at.toISOString());
  await insertEvents(tx, [
    {
      customerId: lead.customer_id,
      leadId: lead.id,
      providerId: lead.provider_id,
      kind: 'step_undone',
      at: at.toISOString(),
      customerUserId: author,
      details: { from: lead.status, to: String(undo.lead.status), text: last.kind },
    },
  ]);
}

async function undoDeal(step: Step, before: NonNullable<UndoRecord['deal']>): Promise<void> {
  const { tx, lead } = step;
  if (before.status === null) return deleteDeal(tx, lead.customer_id, before.id);
  await lockDealsOf(tx, lead.provider_id);
  const deal = (await findDeal(tx, lead.customer_id, lead.id)) ?? fail('no_longer_undoable');
  // While it was refused, the day may have gone to somebody else.
  if (deal.status === 'refused') await assertDayFree(step, deal.wedding_date);
  await setDealStatus(tx, lead.customer_id, before.id, before.status);
}

async function undoReminder({ tx, lead, at }: Step, id: number): Promise<void> {
  await endReminder(tx, { customerId: lead.customer_id, leadId: lead.id, id }, at.toISOString());
  await setReminderCompleted(tx, lead.customer_id, id, at.toISOString());
  await refreshReminderAt(tx, lead.customer_id, lead.id);
}
