import { fail } from '#platform/errors/app-error.ts';
import { setReminderCompleted } from '#domains/attention/prompts/prompts.public.ts';
import { deleteDeal, findDeal, lockDealsOf, setDealStatus } from './deals.repository.ts';
import { assertDayFree } from './lead-deals.service.ts';
import { type LeadChange, type WholeLead, putBackLeads, updateLead } from './lead-detail.repository.ts';
import { type NewEvent, insertEvents, markUndone } from './lead-events.repository.ts';
import { type UndoableStep, findUndoable, findUndoables } from './lead-page.service.ts';
import { withdrawReports } from './lead-reports.service.ts';
import { endReminder, refreshReminderAt } from './lead-reminders.repository.ts';
import type { Step } from './lead-step.service.ts';
import type { UndoRecord } from './leads.tables.ts';

/** Takes back the last step, if it is this one, and puts back what was. */
export async function undoStep(step: Step, eventId: number): Promise<void> {
  const { tx, lead, at } = step;
  const last = await findUndoable(tx, lead, at);
  if (!last || last.id !== eventId) fail('no_longer_undoable');
  const { undo } = last;
  if (undo.deal) await undoDeal(step, undo.deal);
  if (undo.reminderId) await undoReminder(step, undo.reminderId);
  await updateLead(tx, lead.customer_id, lead.id, undo.lead as LeadChange);
  await markUndone(tx, lead.customer_id, [last.id], at.toISOString());
  await withdrawReports(step, [lead]);
  await insertEvents(tx, [undoneEvent(step, last)]);
}

type Moves = Omit<Step, 'lead'> & { customerId: number; leads: readonly WholeLead[]; eventIds: readonly number[] };

/** Takes these moves back, wherever one is still the last step of its lead; answers the leads that went back. */
export async function undoMoves({ tx, customerId, leads, eventIds, at, author }: Moves): Promise<WholeLead[]> {
  const leadIds = leads.map((lead) => lead.id);
  const steps = await findUndoables(tx, customerId, leadIds, at);
  const undone = leads.flatMap((lead) => {
    const last = steps.get(lead.id);
    // What a deal or a reminder left behind is for the single undo to look after.
    return last && eventIds.includes(last.id) && !last.undo.deal && !last.undo.reminderId ? [{ lead, last }] : [];
  });
  await putBackLeads(
    tx,
    customerId,
    undone.map(({ lead, last }) => ({ id: lead.id, ...last.undo.lead })),
  );
  await withdrawReports(
    { tx, at },
    undone.map(({ lead }) => lead),
  );
  const stepIds = undone.map(({ last }) => last.id);
  await markUndone(tx, customerId, stepIds, at.toISOString());
  await insertEvents(
    tx,
    undone.map(({ lead, last }) => undoneEvent({ lead, at, author }, last)),
  );
  return undone.map(({ lead }) => lead);
}

function undoneEvent({ lead, at, author }: Omit<Step, 'tx'>, { undo, kind }: UndoableStep): NewEvent {
  return {
    customerId: lead.customer_id,
    leadId: lead.id,
    providerId: lead.provider_id,
    kind: 'step_undone',
    at: at.toISOString(),
    customerUserId: author,
    details: { from: lead.status, to: String(undo.lead.status), text: kind },
  };
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
