import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { UNDO_HOURS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { allowanceOf } from './lead-allowance.service.ts';
import { countDealsOnDayOf, findDeal } from './deals.repository.ts';
import { type WholeLead, findDetails } from './lead-detail.repository.ts';
import { type StepRow, findLastStep, findLastSteps } from './lead-events.repository.ts';
import { channelFactsOf } from './lead-journal.service.ts';
import { findOpenReminders } from './lead-reminders.repository.ts';
import type { UndoRecord } from './leads.tables.ts';
import { presentLeadDetail } from './leads.presenter.ts';

/** What may happen after a step without standing in the way of taking it back. */
const IDLE_KINDS = [
  'note_added',
  'like',
  'visit_log',
  'email_sent',
  'sms_sent',
  'message_failed',
  'facts_changed',
  'step_undone',
];

/** The last step of a lead, while it can be taken back. */
export async function findUndoable(
  tx: Tx,
  lead: { customer_id: number; id: number },
  now: Date,
): Promise<UndoableStep | undefined> {
  const step = await findLastStep(tx, { customerId: lead.customer_id, leadId: lead.id, idleKinds: IDLE_KINDS });
  return step && isUndoable(step, now) ? step : undefined;
}

/** The same for many leads, by lead. */
export async function findUndoables(
  tx: Tx,
  customerId: number,
  leadIds: readonly number[],
  now: Date,
): Promise<Map<number, UndoableStep>> {
  const steps = await findLastSteps(tx, { customerId, leadIds, idleKinds: IDLE_KINDS });
  return new Map(steps.flatMap((step) => (isUndoable(step, now) ? [[step.lead_id, step]] : [])));
}

export type UndoableStep = StepRow & { undo: UndoRecord };

function isUndoable(step: StepRow, now: Date): step is UndoableStep {
  return step.undo !== null && undoableUntil(step) > now;
}

function undoableUntil(step: { at: string }): Date {
  return new Date(new Date(step.at).getTime() + UNDO_HOURS * 60 * 60 * 1000);
}

/** Everything the page of a lead shows, from a row that was found already. */
export async function leadPage(tx: Tx, lead: WholeLead, now: Date): Promise<LeadDetail> {
  return pageOf(tx, lead, await findPageParts(tx, lead, now), now);
}

/** What stands around a lead. None of it depends on the lead's own row, so that all of it is asked for together with that. */
export async function findPageParts(tx: Tx, lead: { customer_id: number; id: number }, now: Date) {
  const { customer_id: customerId, id } = lead;
  const [details, deal, dealsOnThatDay, reminders, step] = await Promise.all([
    findDetails(tx, customerId, id),
    findDeal(tx, customerId, id),
    countDealsOnDayOf(tx, customerId, id),
    findOpenReminders(tx, customerId, id),
    findUndoable(tx, lead, now),
  ]);
  return { details, deal, dealsOnThatDay, reminders, step };
}

export async function pageOf(
  tx: Tx,
  lead: WholeLead,
  { step, ...found }: Awaited<ReturnType<typeof findPageParts>>,
  now: Date,
): Promise<LeadDetail> {
  return presentLeadDetail(lead, {
    channels: channelFactsOf(lead),
    ...found,
    undo: step ? { eventId: step.id, until: undoableUntil(step).toISOString(), kind: step.kind } : null,
    allowance: await allowanceOf(tx, lead, now),
  });
}
