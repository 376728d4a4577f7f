import { type LeadEventKind, type LeadStatus, OPEN_LEAD_STATUSES, canMove } from '@bellbird/contract/couples/leads';
import { fail } from '#platform/errors/app-error.ts';
import type { LeadChange, LeadRow } from '../leads.repository.ts';
import type { EventDetails, UndoRecord, UndoableColumn } from '../leads.tables.ts';
import type { NewEvent } from '../timeline/lead-events.repository.ts';

export type StepChange = {
  kind: LeadEventKind;
  change?: LeadChange;
  details?: EventDetails;
  deal?: UndoRecord['deal'];
  reminderId?: number;
  holds?: UndoRecord['holds'];
  /** What tells the couple; once it has left, nothing can be undone. */
  messageId?: number;
  /** What was to tell the couple of the step before, and is needed no more. */
  stoppedMessageId?: number;
  /** The couple decided this themselves, so the vendor can't undo it. */
  isFinal?: boolean;
};

/** The timeline entry of a step, with what an undo restores. */
export function toStepEvent(lead: LeadRow, step: StepChange & { at: Date; author: number | null }): NewEvent {
  const {
    kind,
    at,
    author,
    details,
    deal,
    reminderId,
    messageId,
    stoppedMessageId,
    holds = [],
    isFinal = false,
  } = step;
  const undo = {
    lead: toSnapshot(lead),
    ...(deal && { deal }),
    ...(reminderId && { reminderId }),
    ...(messageId && { messageId }),
    ...(stoppedMessageId && { stoppedMessageId }),
    ...(holds.length > 0 && { holds }),
  };
  return {
    customerId: lead.customer_id,
    leadId: lead.id,
    providerId: lead.provider_id,
    kind,
    at: at.toISOString(),
    customerUserId: author,
    details,
    undo: isFinal ? undefined : undo,
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

function toSnapshot(lead: LeadRow): UndoRecord['lead'] {
  return Object.fromEntries(SNAPSHOT.map((column) => [column, lead[column]]));
}

export type Move = { to: LeadStatus; reasonId?: number | undefined; processStateId?: number | null | undefined };

/** The columns of a lead after a move: details of the old status are cleared, and a closed lead is not waiting. */
export function columnsForMove({ to, reasonId, processStateId = null }: Move): LeadChange {
  return {
    status: to,
    process_state_id: to === 'negotiating' ? processStateId : null,
    reject_reason_id: to === 'rejected' ? (reasonId ?? null) : null,
    report_reason_id: to === 'spam_reported' ? (reasonId ?? null) : null,
    ...(isOpenStatus(to) ? {} : { waiting_since: null }),
  };
}

export function isOpenStatus(status: string): boolean {
  return (OPEN_LEAD_STATUSES as readonly string[]).includes(status);
}

/** Requests that the vendor has closed: nobody can say yes to their quotes. */
export function isClosedStatus(status: string | undefined): boolean {
  return status === 'rejected' || status === 'not_wedding' || status === 'spam_reported';
}

const MOVE_EVENT_KINDS: Partial<Record<LeadStatus, LeadEventKind>> = {
  rejected: 'reject',
  deal: 'deal',
  call_again: 'call_again',
  spam_reported: 'spam_reported',
};

export function eventKindFor(to: LeadStatus): LeadEventKind {
  return MOVE_EVENT_KINDS[to] ?? 'status_changed';
}

export function assertCanMove(lead: Pick<LeadRow, 'status'>, to: LeadStatus): void {
  if (!canMove(lead.status as LeadStatus, to)) fail('illegal_step');
}
