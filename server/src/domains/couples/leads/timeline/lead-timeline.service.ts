import { LEAD_HISTORY_KINDS, type LeadInteraction, type LeadNote } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { findOwnLead, toLeadOwner } from '../lead-access.operations.ts';
import { recordEvent } from './lead-events.operations.ts';
import {
  countCustomerEvents,
  countEvents,
  deleteNoteEvent,
  findCustomerEvents,
  findEvents,
} from './lead-events.repository.ts';
import { countNotes, deleteNote, findNote, findNotes, insertNote } from './lead-notes.repository.ts';
import { presentCustomerEvent, presentEvent, presentNote } from './lead-timeline.presenter.ts';

type Page<T> = { data: T[]; total: number };
type HistoryEntry = LeadInteraction & { kind: (typeof LEAD_HISTORY_KINDS)[number] };

export type LeadTimelineService = ReturnType<typeof createLeadTimelineService>;

/** What happened with a lead, and what the team noted about it. */
export function createLeadTimelineService({ db, clock }: { db: Db; clock: Clock }) {
  function listEvents(
    caller: Member,
    leadId: number,
    { page, limit }: Paging,
    kinds?: readonly string[],
  ): Promise<Page<LeadInteraction>> {
    return db.tenantRead(caller.customerId, async (tx) => {
      await findOwnLead(tx, caller, leadId);
      const of = { customerId: caller.customerId, leadId, kinds };
      const [rows, total] = await Promise.all([findEvents(tx, of, windowOf({ page, limit })), countEvents(tx, of)]);
      return { data: rows.map(presentEvent), total };
    });
  }

  const since = () => monthsBefore(clock.now(), LEAD_WINDOW_MONTHS).toISOString();

  return {
    interactions: (caller: Member, leadId: number, paging: Paging) => listEvents(caller, leadId, paging),

    async histories(caller: Member, leadId: number, paging: Paging): Promise<Page<HistoryEntry>> {
      return (await listEvents(caller, leadId, paging, LEAD_HISTORY_KINDS)) as Page<HistoryEntry>;
    },

    async customerInteractions(caller: Member, customerId: number, { page, limit }: Paging) {
      if (customerId !== caller.customerId) fail('not_found');
      const owner = toLeadOwner(caller);
      const [rows, total] = await db.tenantRead(customerId, (tx) =>
        Promise.all([
          findCustomerEvents(tx, owner, since(), windowOf({ page, limit })),
          countCustomerEvents(tx, owner, since()),
        ]),
      );
      return { data: rows.map(presentCustomerEvent), total };
    },

    /** The newest events, without counting all the others. */
    async recentInteractions(caller: Member, limit: number) {
      const rows = await db.tenantRead(caller.customerId, (tx) =>
        findCustomerEvents(tx, toLeadOwner(caller), since(), { limit, offset: 0 }),
      );
      return rows.map(presentCustomerEvent);
    },

    async notes(caller: Member, leadId: number, { page, limit }: Paging): Promise<Page<LeadNote>> {
      return db.tenantRead(caller.customerId, async (tx) => {
        await findOwnLead(tx, caller, leadId);
        const of = { customerId: caller.customerId, leadId };
        const [rows, total] = await Promise.all([findNotes(tx, of, windowOf({ page, limit })), countNotes(tx, of)]);
        return { data: rows.map(presentNote), total };
      });
    },

    async addNote(caller: Member, leadId: number, body: string): Promise<LeadNote> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const { customerId, customerUserId } = caller;
        const at = clock.now();
        const id = await insertNote(tx, {
          customer_id: customerId,
          lead_id: leadId,
          customer_user_id: customerUserId,
          body,
          created_at: at.toISOString(),
        });
        const details = { text: body.slice(0, EXCERPT) };
        await recordEvent(tx, lead, { kind: 'note_added', at, customerUserId, details });
        const note = await findNote(tx, { customerId, leadId }, id);
        await notifyTeam(tx, { customerId, providerId: lead.provider_id }, { kind: 'lead_changed', leadId });
        return presentNote(note ?? fail('not_found'));
      });
    },

    /** Deleting a note removes its text from the timeline too. */
    async deleteNote(caller: Member, leadId: number, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const of = { customerId: caller.customerId, leadId };
        const note = (await findNote(tx, of, id)) ?? fail('not_found');
        const author = { id, authorId: caller.customerUserId };
        if (!(await deleteNote(tx, of, author))) fail('forbidden');
        await deleteNoteEvent(tx, of, { at: note.created_at, authorId: caller.customerUserId });
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId });
      });
    },
  };
}

/** How much of a note the timeline shows. */
const EXCERPT = 200;
