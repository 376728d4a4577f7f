import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { type HoldRow, freeQuoteHoldsOfLeads } from '#domains/listing/calendar/calendar.public.ts';
import { type LeadRow, updateLead } from '../leads.repository.ts';
import { insertEvents } from '../timeline/lead-events.repository.ts';
import { type Move, type StepChange, isClosedStatus, toStepEvent } from './lead-step.rules.ts';

/** A step on a locked lead: who takes it, and when. The author is null when the couple does. */
export type Step = { tx: Tx; lead: LeadRow; at: Date; author: number | null };

/** Saves what a step changes, and its timeline entry with what an undo restores. */
export async function applyStep({ tx, lead, at, author }: Step, step: StepChange): Promise<void> {
  const read = author === null || lead.read_at !== null ? {} : { read_at: at.toISOString() };
  await updateLead(tx, lead.customer_id, lead.id, { ...step.change, ...read });
  const isOver = isClosedStatus(step.change?.status) || step.change?.cancelled_at;
  const closed = isOver ? [lead] : [];
  const holds = await freeHeldDays(tx, closed, at);
  await insertEvents(tx, [toStepEvent(lead, { ...step, holds, at, author })]);
}

/** The days that quotes hold for requests that are being closed are free for others. Returns what was held. */
export async function freeHeldDays(tx: Tx, leads: readonly LeadRow[], at: Date): Promise<HoldRow[]> {
  const [first] = leads;
  if (!first) return [];
  return freeQuoteHoldsOfLeads(tx, { customerId: first.customer_id, leadIds: leads.map(({ id }) => id) }, at);
}

const REASON_LISTS = { rejected: 'info_request_reject_reason', spam_reported: 'lead_report_reasons' } as const;

/** Rejecting or reporting a couple needs a reason from its list; a negotiation state must be in its list. */
export async function assertListEntries(tx: Tx, { to, reasonId, processStateId }: Move): Promise<void> {
  if (to === 'rejected' || to === 'spam_reported') await assertListEntry(tx, REASON_LISTS[to], 'reasonId', reasonId);
  if (to === 'negotiating' && processStateId)
    await assertListEntry(tx, 'lead_process_state', 'processStateId', processStateId);
}

async function assertListEntry(tx: Tx, list: string, path: string, id: number | undefined): Promise<void> {
  if (id !== undefined && (await hasEntry(tx, list, id))) return;
  fail('invalid_fields', { fields: { [path]: 'Please choose one from the list.' } });
}
