import { type LeadEventKind, type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { type LeadChange, type WholeLead, updateLead } from './lead-detail.repository.ts';
import { type NewEvent, insertEvents } from './lead-events.repository.ts';
import type { EventDetails, UndoRecord, UndoableColumn } from './leads.tables.ts';

/** A step being taken with a lead that is locked: by whom and when. */
export type Step = { tx: Tx; lead: WholeLead; at: Date; author: number | null };

type Taken = {
  kind: LeadEventKind;
  change?: LeadChange;
  details?: EventDetails;
  deal?: UndoRecord['deal'];
  reminderId?: number;
  /** What the couple themselves said is not ours to take back. */
  isFinal?: boolean;
};

/** Writes what a step changes and the line it leaves in the timeline, with what would be put back. */
export async function takeStep({ tx, lead, at, author }: Step, taken: Taken): Promise<void> {
  const seen = author === null || lead.read_at !== null ? {} : { read_at: at.toISOString() };
  await updateLead(tx, lead.customer_id, lead.id, { ...taken.change, ...seen });
  await insertEvents(tx, [stepEvent(lead, { ...taken, at, author })]);
}

/** The line of a step in the timeline. */
export function stepEvent(lead: WholeLead, step: Taken & { at: Date; author: number | null }): NewEvent {
  const { kind, at, author, details, deal, reminderId, isFinal = false } = step;
  return {
    customerId: lead.customer_id,
    leadId: lead.id,
    providerId: lead.provider_id,
    kind,
    at: at.toISOString(),
    customerUserId: author,
    details,
    undo: isFinal ? undefined : { lead: snapshotOf(lead), ...(deal && { deal }), ...(reminderId && { reminderId }) },
  };
}

const SNAPSHOT: readonly UndoableColumn[] = [
  'status',
  'process_state_id',
  'reject_reason_id',
  'report_reason_id',
  'waiting_since',
  'first_answered_at',
  'answer_minutes',
  'appointment_state',
];

function snapshotOf(lead: WholeLead): UndoRecord['lead'] {
  return Object.fromEntries(SNAPSHOT.map((column) => [column, lead[column]]));
}

export type Move = { to: LeadStatus; reasonId?: number | undefined; processStateId?: number | null | undefined };

/** The columns of a lead that has moved: what belonged to the place it left is gone, and a closed one waits for nobody. */
export function moveChange({ to, reasonId, processStateId = null }: Move): LeadChange {
  return {
    status: to,
    process_state_id: to === 'negotiating' ? processStateId : null,
    reject_reason_id: to === 'rejected' ? (reasonId ?? null) : null,
    report_reason_id: to === 'spam_reported' ? (reasonId ?? null) : null,
    ...(isOpen(to) ? {} : { waiting_since: null }),
  };
}

export function isOpen(status: string): boolean {
  return (OPEN_LEAD_STATUSES as readonly string[]).includes(status);
}

const KIND_OF_MOVE: Partial<Record<LeadStatus, LeadEventKind>> = {
  rejected: 'reject',
  deal: 'deal',
  call_again: 'call_again',
  spam_reported: 'spam_reported',
};

export function kindOfMove(to: LeadStatus): LeadEventKind {
  return KIND_OF_MOVE[to] ?? 'status_changed';
}

const REASONS = { rejected: 'info_request_reject_reason', spam_reported: 'lead_report_reasons' } as const;

/** Refusing a couple, or reporting one, takes a reason of its list; a state of negotiation is one of its list. */
export async function assertMoveListed(tx: Tx, { to, reasonId, processStateId }: Move): Promise<void> {
  if (to === 'rejected' || to === 'spam_reported') await assertListed(tx, REASONS[to], 'reasonId', reasonId);
  if (to === 'negotiating' && processStateId)
    await assertListed(tx, 'lead_process_state', 'processStateId', processStateId);
}

async function assertListed(tx: Tx, list: string, path: string, id: number | undefined): Promise<void> {
  if (id !== undefined && (await hasEntry(tx, list, id))) return;
  fail('invalid_fields', { fields: { [path]: 'Please choose one from the list.' } });
}
