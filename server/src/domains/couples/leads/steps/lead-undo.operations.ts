import { fail } from '#platform/errors/app-error.ts';
import { setReminderCompleted } from '#domains/attention/prompts/prompts.public.ts';
import { restoreQuoteHolds } from '#domains/listing/calendar/calendar.public.ts';
import { bookDay, freeDay, tryBookDay } from '../deals/deal-days.operations.ts';
import { deleteDeal, findDeal, updateDealStatus } from '../deals/deals.repository.ts';
import { type LeadChange, type LeadRow, restoreLeads, updateLead } from '../leads.repository.ts';
import { type NewEvent, insertEvents, markUndone } from '../timeline/lead-events.repository.ts';
import { withdrawReports } from './lead-reports.operations.ts';
import { endReminder, refreshReminderAt } from '../reminders/lead-reminders.repository.ts';
import type { Step } from './lead-step.operations.ts';
import { type AppointmentAnswers, notifyCalendar } from './appointment-steps.operations.ts';
import { type UndoableStep, findUndoable, findUndoables } from './undoable-steps.operations.ts';
import type { UndoRecord } from '../leads.tables.ts';

/** Undoes the last step, if it is this one, and restores the lead. */
export async function undoStep(step: Step, eventId: number, appointmentAnswers: AppointmentAnswers): Promise<void> {
  const { tx, lead, at } = step;
  const last = await findUndoable(tx, lead, at);
  if (!last || last.id !== eventId) fail('no_longer_undoable');
  const { undo } = last;
  if (undo.deal) await undoDeal(step, undo.deal);
  if (undo.reminderId) await undoReminder(step, undo.reminderId);
  await undoAnswer(step, undo, appointmentAnswers);
  await updateLead(tx, lead.customer_id, lead.id, undo.lead as LeadChange);
  await restoreQuoteHolds(tx, lead.customer_id, undo.holds ?? [], at);
  await markUndone(tx, lead.customer_id, [last.id], at.toISOString());
  await withdrawReports(step, [lead]);
  await insertEvents(tx, [toUndoneEvent(step, last)]);
  if (undo.lead.appointment_state !== lead.appointment_state) await notifyCalendar(tx, lead);
}

/** The couple is not told of the step; what it stopped is true again, and leaves after all. */
async function undoAnswer(
  { tx, lead, at }: Step,
  { messageId, stoppedMessageId }: UndoRecord,
  answers: AppointmentAnswers,
): Promise<void> {
  if (messageId && (await answers.stop(tx, lead, { messageId, at })) === 'left') fail('no_longer_undoable');
  if (stoppedMessageId) await answers.resume(tx, lead, { messageId: stoppedMessageId, at });
}

type Moves = Omit<Step, 'lead'> & { customerId: number; leads: readonly LeadRow[]; eventIds: readonly number[] };

/** Undoes these moves wherever one is still the last step of its lead. Returns the leads that moved back. */
export async function undoMoves({ tx, customerId, leads, eventIds, at, author }: Moves): Promise<LeadRow[]> {
  const leadIds = leads.map((lead) => lead.id);
  const steps = await findUndoables(tx, customerId, leadIds, at);
  const undone = leads.flatMap((lead) => {
    const last = steps.get(lead.id);
    // Deals and reminders have more to restore: only the single undo does that.
    return last && eventIds.includes(last.id) && !last.undo.deal && !last.undo.reminderId ? [{ lead, last }] : [];
  });
  await restoreLeads(
    tx,
    customerId,
    undone.map(({ lead, last }) => ({ id: lead.id, ...last.undo.lead })),
  );
  const holds = undone.flatMap(({ last }) => last.undo.holds ?? []);
  await restoreQuoteHolds(tx, customerId, holds, at);
  await withdrawReports(
    { tx, at },
    undone.map(({ lead }) => lead),
  );
  const stepIds = undone.map(({ last }) => last.id);
  await markUndone(tx, customerId, stepIds, at.toISOString());
  await insertEvents(
    tx,
    undone.map(({ lead, last }) => toUndoneEvent({ lead, at, author }, last)),
  );
  return undone.map(({ lead }) => lead);
}

function toUndoneEvent({ lead, at, author }: Omit<Step, 'tx'>, { undo, kind }: UndoableStep): NewEvent {
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
  if (before.status === null) {
    await freeDay(step, before.id, true);
    const { askedFor: day = lead.organization_date } = before;
    if (day !== lead.organization_date)
      await updateLead(tx, lead.customer_id, lead.id, { organization_date: day, version: lead.version + 1 });
    return deleteDeal(tx, lead.customer_id, before.id);
  }
  const deal = (await findDeal(tx, lead.customer_id, lead.id)) ?? fail('no_longer_undoable');
  // Another couple may have booked the day since; then the deal can't come back, unless it never had the day.
  const day = { id: deal.id, day: deal.wedding_date, spaceId: before.spaceId ?? null };
  if (deal.status === 'refused') await (before.wasUnbooked ? tryBookDay(step, day) : bookDay(step, day));
  await updateDealStatus(tx, lead.customer_id, before.id, before.status);
}

async function undoReminder({ tx, lead, at }: Step, id: number): Promise<void> {
  await endReminder(tx, { customerId: lead.customer_id, leadId: lead.id, id }, at.toISOString());
  await setReminderCompleted(tx, lead.customer_id, id, at.toISOString());
  await refreshReminderAt(tx, lead.customer_id, lead.id);
}
