import {
  type BulkLeadAction,
  type BulkLeadOutcome,
  type LeadStatus,
  choosableStatuses,
} from '@bellbird/contract/couples/leads';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { toLeadOwner } from '../lead-access.operations.ts';
import {
  type MarkedLead,
  type UnreadMessages,
  markRead,
  markWaitingAgain,
  restoreRead,
  restoreUnread,
} from '../lead-marks.repository.ts';
import { type LeadRow, lockLeads, updateLeads } from '../leads.repository.ts';
import { insertEvents } from '../timeline/lead-events.repository.ts';
import { requestReportReviews } from './lead-reports.operations.ts';
import { assertListEntries, freeHeldDays } from './lead-step.operations.ts';
import { columnsForMove, eventKindFor, isClosedStatus, toStepEvent } from './lead-step.rules.ts';
import { undoMoves } from './lead-undo.operations.ts';

type ActionOf<Type extends BulkLeadAction['type']> = Extract<BulkLeadAction, { type: Type }>;
type Refused = BulkLeadOutcome['refused'];

/** Marks the messages of leads. Implemented by the messages domain and handed in by the wiring. */
export type MessageMarks = {
  markMessagesRead: (tx: Tx, customerId: number, leadIds: readonly number[], at: string) => Promise<void>;
  /** Returns how many messages of each lead are unread again. */
  restoreUnreadMessages: (
    tx: Tx,
    customerId: number,
    leadIds: readonly number[],
    at: string,
  ) => Promise<UnreadMessages[]>;
};

type Ports = { db: Db; clock: Clock; messageMarks: MessageMarks };

export type LeadBulkService = ReturnType<typeof createLeadBulkService>;

/** One step with many leads. Leads that can't take it are listed with the reason; the rest can be undone together. */
export function createLeadBulkService({ db, clock, messageMarks }: Ports) {
  return {
    actOnMany(caller: Member, action: BulkLeadAction): Promise<BulkLeadOutcome> {
      return db.tenant(caller.customerId, async (tx) => {
        if (action.type === 'change_status') return moveMany(tx, caller, action);
        if (action.type === 'undo') return undoMany(tx, caller, action);
        return mark(tx, caller, action);
      });
    },
  };

  async function mark(
    tx: Tx,
    caller: Member,
    { type, leadIds }: ActionOf<'read' | 'unread'>,
  ): Promise<BulkLeadOutcome> {
    const at = clock.now().toISOString();
    const done = await markRead(tx, toLeadOwner(caller), leadIds, type === 'read' ? at : null);
    if (type === 'read') await messageMarks.markMessagesRead(tx, caller.customerId, toIds(done), at);
    await notifyTeams(tx, caller.customerId, done.map(toChangedNotice));
    return { done: toIds(done), refused: [], undo: toUndo(type, done, [], at) };
  }

  /** Moves every lead that can be moved, with the same few statements for any number. */
  async function moveMany(tx: Tx, caller: Member, action: ActionOf<'change_status'>): Promise<BulkLeadOutcome> {
    const { leadIds, status, reasonId } = action;
    // Every deal has its own price and day, so deals are not made in bulk.
    if (status === 'deal' || status === 'deal_approved')
      fail('invalid_fields', { fields: { status: 'Please choose one from the list.' } });
    await assertListEntries(tx, { to: status, reasonId });
    const leads = await lockLeads(tx, toLeadOwner(caller), leadIds);
    const refused = leads.flatMap((lead): Refused => {
      const reason = findRefusal(lead, status);
      return reason ? [{ id: lead.id, reason }] : [];
    });
    const movable = leads.filter((lead) => !refused.some(({ id }) => id === lead.id));
    const at = clock.now();
    const ids = toIds(movable);
    await updateLeads(tx, caller.customerId, ids, columnsForMove({ to: status, reasonId }));
    const reopened = isClosedStatus(status) ? [] : movable.filter((lead) => isClosedStatus(lead.status));
    await markWaitingAgain(tx, caller.customerId, toIds(reopened));
    const held = await freeHeldDays(tx, isClosedStatus(status) ? movable : [], at);
    const events = await insertEvents(
      tx,
      movable.map((lead) =>
        toStepEvent(lead, {
          kind: eventKindFor(status),
          at,
          author: caller.customerUserId,
          details: { from: lead.status, to: status, ...(reasonId && { reasonId }) },
          holds: held.filter((hold) => hold.lead_id === lead.id),
        }),
      ),
    );
    if (status === 'spam_reported') await requestReportReviews({ tx, at, author: caller.customerUserId }, movable);
    await record(tx, caller, { action: 'leads.actOnMany', details: { status, leads: ids.length } });
    await notifyTeams(tx, caller.customerId, movable.map(toChangedNotice));
    return { done: ids, refused, undo: toUndo('change_status', movable, events, at.toISOString()) };
  }

  async function undoMany(tx: Tx, caller: Member, action: ActionOf<'undo'>): Promise<BulkLeadOutcome> {
    const { done, refused } =
      action.of === 'change_status' ? await undoStatusMoves(tx, caller, action) : await undoMarks(tx, caller, action);
    await record(tx, caller, { action: 'leads.actOnMany', details: { undo: action.of, leads: done.length } });
    await notifyTeams(tx, caller.customerId, done.map(toChangedNotice));
    return { done: toIds(done), refused, undo: null };
  }

  /** Each lead follows the rules of the single undo. One with a later step stays as it is. */
  async function undoStatusMoves(tx: Tx, caller: Member, { leadIds, eventIds }: ActionOf<'undo'>) {
    const leads = await lockLeads(tx, toLeadOwner(caller), leadIds);
    const step = { tx, at: clock.now(), author: caller.customerUserId };
    const done = await undoMoves({ ...step, customerId: caller.customerId, leads, eventIds });
    const unchanged = leads.filter((lead) => !done.includes(lead));
    return { done, refused: unchanged.map(({ id }): Refused[number] => ({ id, reason: 'moved_on' })) };
  }

  async function undoMarks(
    tx: Tx,
    caller: Member,
    { of, leadIds, at }: ActionOf<'undo'>,
  ): Promise<{ done: MarkedLead[]; refused: Refused }> {
    const owner = toLeadOwner(caller);
    if (of !== 'read') return { done: await restoreRead(tx, owner, leadIds, clock.now().toISOString()), refused: [] };
    const unread = await messageMarks.restoreUnreadMessages(tx, owner.customerId, leadIds, at);
    return { done: await restoreUnread(tx, owner, { ids: leadIds, at, unread }), refused: [] };
  }
}

/** Deals have their own steps, which also keep what was agreed. */
function findRefusal(lead: LeadRow, to: LeadStatus): Refused[number]['reason'] | undefined {
  if (lead.withheld) return 'withheld';
  if (lead.status === 'deal') return 'is_deal';
  return choosableStatuses(lead.status as LeadStatus).includes(to) ? undefined : 'not_from_here';
}

/** What the undo needs; null when nothing was done. */
function toUndo(
  of: NonNullable<BulkLeadOutcome['undo']>['of'],
  done: readonly { id: number }[],
  eventIds: number[],
  at: string,
): BulkLeadOutcome['undo'] {
  return done.length > 0 ? { of, leadIds: toIds(done), eventIds, at } : null;
}

function toIds(leads: readonly { id: number }[]): number[] {
  return leads.map((lead) => lead.id);
}

function toChangedNotice(lead: { id: number; provider_id: number }) {
  return { providerId: lead.provider_id, event: { kind: 'lead_changed' as const, leadId: lead.id } };
}
