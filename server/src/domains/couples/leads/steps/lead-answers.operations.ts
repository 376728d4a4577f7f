import { type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { markWaiting, updateForIncomingMessage } from '../lead-marks.repository.ts';
import { type LeadRow, updateLead } from '../leads.repository.ts';
import { type EventLead, type LeadEvent, recordEvent, toNewEvent } from '../timeline/lead-events.operations.ts';
import { updateLeadWithEvent } from '../timeline/lead-events.repository.ts';
import { type AnsweredLead, columnsForAnswer } from './lead-answers.rules.ts';
import { isOpenStatus } from './lead-step.rules.ts';

type Answer = {
  at: Date;
  customerUserId?: number | null;
  isMessage?: boolean;
  /** Its line in the timeline, written in the same statement. */
  event?: LeadEvent;
};

/** A person answered by message or phone. The caller stores the message itself. */
export async function recordAnswer(
  tx: Tx,
  lead: EventLead & AnsweredLead,
  { at, customerUserId = null, isMessage = true, event }: Answer,
): Promise<void> {
  const change = columnsForAnswer(lead, at);
  const lastMessage = isMessage ? { last_message_at: at.toISOString() } : {};
  const details = { from: lead.status, to: change.status };
  const columns = { ...change, ...lastMessage };
  await Promise.all([
    change.status !== lead.status && recordEvent(tx, lead, { kind: 'status_changed', at, customerUserId, details }),
    event
      ? updateLeadWithEvent(tx, columns, toNewEvent(lead, event))
      : updateLead(tx, lead.customer_id, lead.id, columns),
  ]);
}

/** The couple wrote: if that asks for an answer they are waiting from now on, unless they already were or the lead is closed. */
export function recordIncomingMessage(
  tx: Tx,
  lead: EventLead,
  at: Date,
  { isWaiting = true }: { isWaiting?: boolean } = {},
): Promise<void> {
  const of = { customerId: lead.customer_id, id: lead.id };
  return updateForIncomingMessage(tx, of, at.toISOString(), isWaiting ? OPEN_LEAD_STATUSES : []);
}

/** They wait for an answer without having written, unless they waited already or the lead is closed. */
export function recordWaiting(tx: Tx, lead: Pick<EventLead, 'id' | 'customer_id'>, at: Date): Promise<void> {
  return markWaiting(tx, { customerId: lead.customer_id, id: lead.id }, at.toISOString(), OPEN_LEAD_STATUSES);
}

/** An offer was sent: an open lead moves to ‘offer made’. */
export async function recordOffer(
  tx: Tx,
  lead: EventLead & Pick<LeadRow, 'status'>,
  { at, customerUserId }: { at: Date; customerUserId: number | null },
): Promise<void> {
  if (lead.status === 'offer_made' || !isOpenStatus(lead.status)) return;
  const details = { from: lead.status, to: 'offer_made' satisfies LeadStatus };
  await Promise.all([
    updateLead(tx, lead.customer_id, lead.id, { status: 'offer_made', process_state_id: null }),
    recordEvent(tx, lead, { kind: 'status_changed', at, customerUserId, details }),
  ]);
}
