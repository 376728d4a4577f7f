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
import { type WholeLead, lockLeads, updateLeads } from './lead-detail.repository.ts';
import { markRead, putBackRead, putBackUnread } from './lead-marks.repository.ts';
import { insertEvents } from './lead-events.repository.ts';
import { ownerOf } from './lead-journal.service.ts';
import { askAboutReports } from './lead-reports.service.ts';
import { assertMoveListed, kindOfMove, moveChange, stepEvent } from './lead-step.service.ts';
import { undoMoves } from './lead-undo.service.ts';

type Of<Type extends BulkLeadAction['type']> = Extract<BulkLeadAction, { type: Type }>;
type Refused = BulkLeadOutcome['refused'];

export type LeadBulkService = ReturnType<typeof createLeadBulkService>;

/** One step with many leads. Each that cannot take it stays where it is and is named; what was done can be taken back together. */
export function createLeadBulkService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    actOnMany(caller: Member, action: BulkLeadAction): Promise<BulkLeadOutcome> {
      return db.tenant(caller.customerId, async (tx) => {
        if (action.type === 'change_status') return moveMany(tx, caller, action);
        if (action.type === 'undo') return undoMany(tx, caller, action);
        return mark(tx, caller, action);
      });
    },
  };

  async function mark(tx: Tx, caller: Member, { type, leadIds }: Of<'read' | 'unread'>): Promise<BulkLeadOutcome> {
    const at = clock.now().toISOString();
    const done = await markRead(tx, ownerOf(caller), leadIds, type === 'read' ? at : null);
    await notifyTeams(tx, caller.customerId, done.map(changed));
    return { done: idsOf(done), refused: [], undo: backOf(type, done, [], at) };
  }

  /** Moves all that can be moved, in a handful of statements however many they are. */
  async function moveMany(tx: Tx, caller: Member, action: Of<'change_status'>): Promise<BulkLeadOutcome> {
    const { leadIds, status, reasonId } = action;
    // Each deal has its own price and day; nobody approves by the dozen.
    if (status === 'deal' || status === 'deal_approved')
      fail('invalid_fields', { fields: { status: 'Please choose one from the list.' } });
    await assertMoveListed(tx, { to: status, reasonId });
    const leads = await lockLeads(tx, ownerOf(caller), leadIds);
    const refused = leads.flatMap((lead): Refused => {
      const reason = whyNot(lead, status);
      return reason ? [{ id: lead.id, reason }] : [];
    });
    const movable = leads.filter((lead) => !refused.some(({ id }) => id === lead.id));
    const at = clock.now();
    const ids = idsOf(movable);
    await updateLeads(tx, caller.customerId, ids, moveChange({ to: status, reasonId }));
    const events = await insertEvents(
      tx,
      movable.map((lead) =>
        stepEvent(lead, {
          kind: kindOfMove(status),
          at,
          author: caller.customerUserId,
          details: { from: lead.status, to: status, ...(reasonId && { reasonId }) },
        }),
      ),
    );
    if (status === 'spam_reported') await askAboutReports({ tx, at, author: caller.customerUserId }, movable);
    await record(tx, caller, { action: 'leads.actOnMany', details: { status, leads: ids.length } });
    await notifyTeams(tx, caller.customerId, movable.map(changed));
    return { done: ids, refused, undo: backOf('change_status', movable, events, at.toISOString()) };
  }

  async function undoMany(tx: Tx, caller: Member, action: Of<'undo'>): Promise<BulkLeadOutcome> {
    const { done, refused } =
      action.of === 'change_status' ? await moveBack(tx, caller, action) : await unmark(tx, caller, action);
    await record(tx, caller, { action: 'leads.actOnMany', details: { undo: action.of, leads: done.length } });
    await notifyTeams(tx, caller.customerId, done.map(changed));
    return { done: idsOf(done), refused, undo: null };
  }

  /** Each lead goes back by the rules of the single undo. One that has moved on since stays. */
  async function moveBack(tx: Tx, caller: Member, { leadIds, eventIds }: Of<'undo'>) {
    const leads = await lockLeads(tx, ownerOf(caller), leadIds);
    const step = { tx, at: clock.now(), author: caller.customerUserId };
    const done = await undoMoves({ ...step, customerId: caller.customerId, leads, eventIds });
    const stayed = leads.filter((lead) => !done.includes(lead));
    return { done, refused: stayed.map(({ id }): Refused[number] => ({ id, reason: 'moved_on' })) };
  }

  async function unmark(tx: Tx, caller: Member, { of, leadIds, at }: Of<'undo'>) {
    const owner = ownerOf(caller);
    const done = await (of === 'read'
      ? putBackUnread(tx, owner, leadIds, at)
      : putBackRead(tx, owner, leadIds, clock.now().toISOString()));
    return { done, refused: [] };
  }
}

/** A deal is made and undone by its own step, which looks after what was agreed. */
function whyNot(lead: WholeLead, to: LeadStatus): Refused[number]['reason'] | undefined {
  if (lead.withheld) return 'withheld';
  if (lead.status === 'deal') return 'is_deal';
  return choosableStatuses(lead.status as LeadStatus).includes(to) ? undefined : 'not_from_here';
}

/** The way back; none where nothing was done. */
function backOf(
  of: NonNullable<BulkLeadOutcome['undo']>['of'],
  done: readonly { id: number }[],
  eventIds: number[],
  at: string,
): BulkLeadOutcome['undo'] {
  return done.length > 0 ? { of, leadIds: idsOf(done), eventIds, at } : null;
}

function idsOf(leads: readonly { id: number }[]): number[] {
  return leads.map((lead) => lead.id);
}

function changed(lead: { id: number; provider_id: number }) {
  return { providerId: lead.provider_id, event: { kind: 'lead_changed' as const, leadId: lead.id } };
}
