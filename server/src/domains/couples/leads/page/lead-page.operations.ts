import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { countDealsOnLeadDay, findDeal } from '../deals/deals.repository.ts';
import { toChannelFacts } from '../lead-channels.rules.ts';
import { type LeadRow, findDetails } from '../leads.repository.ts';
import { findOpenReminders } from '../reminders/lead-reminders.repository.ts';
import { findUndoable, undoableUntil } from '../steps/undoable-steps.operations.ts';
import { findAllowance } from '../withheld/lead-allowance.operations.ts';
import { presentLeadDetail } from './lead-page.presenter.ts';

/** Everything the page of a lead shows. */
export async function findLeadPage(tx: Tx, lead: LeadRow, now: Date): Promise<LeadDetail> {
  return presentPage(tx, lead, await findPageParts(tx, lead, now), now);
}

/** The parts of the page that don't depend on the lead's own row, so both can be queried together. */
export async function findPageParts(tx: Tx, lead: { customer_id: number; id: number }, now: Date) {
  const { customer_id: customerId, id } = lead;
  const [details, deal, dealsOnThatDay, reminders, step] = await Promise.all([
    findDetails(tx, customerId, id),
    findDeal(tx, customerId, id),
    countDealsOnLeadDay(tx, customerId, id),
    findOpenReminders(tx, customerId, id),
    findUndoable(tx, lead, now),
  ]);
  return { details, deal, dealsOnThatDay, reminders, step };
}

export async function presentPage(
  tx: Tx,
  lead: LeadRow,
  { step, ...found }: Awaited<ReturnType<typeof findPageParts>>,
  now: Date,
): Promise<LeadDetail> {
  return presentLeadDetail(lead, {
    channels: toChannelFacts(lead),
    ...found,
    undo: step ? { eventId: step.id, until: undoableUntil(step).toISOString(), kind: step.kind } : null,
    allowance: await findAllowance(tx, lead, now),
  });
}
