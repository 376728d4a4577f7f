import {
  type LeadDetail,
  type LeadFilter,
  type LeadSort,
  type LeadStatus,
  type LeadSummary,
  WAITING_LEAD_STATUSES,
} from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { LEAD_EXPORT_MAX, LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { leadsAsCsv } from './lead-csv.ts';
import { type WholeLead, findDetails, findItems } from './lead-detail.repository.ts';
import { markOpened } from './lead-marks.repository.ts';
import { findLeadInView, findOwnLead, ownerOf, writeEvent } from './lead-journal.service.ts';
import { findPageParts, leadPage, pageOf } from './lead-page.service.ts';
import type { LeadReveals } from './lead-reveals.service.ts';
import { presentAnswers, presentLead } from './leads.presenter.ts';
import {
  type LeadScope,
  type StatusCount,
  countByStatus,
  countLeads,
  findAnswerTimes,
  findLeads,
} from './leads.repository.ts';

type AskedWhen = Pick<LeadFilter, 'createdAtStart' | 'createdAtEnd' | 'providerIds'>;

export type LeadsService = ReturnType<typeof createLeadsService>;

/** Looking at leads: lists, counts, one lead, how fast it was answered. */
export function createLeadsService({ db, clock, reveals }: { db: Db; clock: Clock; reveals: LeadReveals }) {
  function windowStart(): string {
    return monthsBefore(clock.now(), LEAD_WINDOW_MONTHS).toISOString();
  }

  /** The last six months of the caller's own providers, narrowed to what was asked for. */
  function scopeOf(caller: Member, wanted: LeadFilter): LeadScope {
    const owner = ownerOf(caller);
    const providers = wanted.providerIds;
    return {
      customerId: owner.customerId,
      providerIds: providers ? owner.providerIds.filter((id) => providers.includes(id)) : owner.providerIds,
      ...periodOf(wanted, windowStart()),
      weddingFrom: wanted.weddingStart,
      weddingTo: wanted.weddingEnd,
      statuses: wanted.status?.length ? wanted.status : undefined,
      sources: wanted.source?.length ? wanted.source : undefined,
      read: wanted.isRead === 'true' || undefined,
      unread: wanted.isRead === 'false' || undefined,
      unanswered: wanted.unanswered === 'true' || undefined,
      answered: wanted.answered === 'true' || undefined,
      agreedFrom: wanted.agreedAtStart,
      agreedTo: wanted.agreedAtEnd,
      prepaid: wanted.isPrepaid === 'true' || undefined,
      coupleName: wanted.coupleName ? likePart(wanted.coupleName) : undefined,
    };
  }

  /** The page as it stands; of a request that is kept back it holds only what the row tells. */
  function look(caller: Member, id: number): Promise<{ lead: WholeLead; page: LeadDetail }> {
    const now = clock.now();
    return db.tenantRead(caller.customerId, async (tx) => {
      const [lead, parts] = await Promise.all([
        findLeadInView(tx, caller, id),
        findPageParts(tx, { customer_id: caller.customerId, id }, now),
      ]);
      return { lead, page: await pageOf(tx, lead, parts, now) };
    });
  }

  /** The first look at a request makes it read and, if it was new, pending. */
  function open(caller: Member, id: number): Promise<LeadDetail> {
    return db.tenant(caller.customerId, async (tx) => {
      const lead = await findOwnLead(tx, caller, id);
      const at = clock.now();
      const opened = await markOpened(tx, { customerId: caller.customerId, id }, at.toISOString());
      if (opened?.wasNew) {
        const details = { from: 'new', to: 'pending' };
        await writeEvent(tx, lead, { kind: 'status_changed', at, customerUserId: caller.customerUserId, details });
      }
      const page = await leadPage(tx, await findOwnLead(tx, caller, id), at);
      if (opened) {
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
      }
      return page;
    });
  }

  return {
    async list(
      caller: Member,
      query: Paging & LeadFilter & { sort: LeadSort },
    ): Promise<{ data: LeadSummary[]; total: number }> {
      const scope = scopeOf(caller, query);
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findLeads(tx, query.sort, { ...scope, ...window }), countLeads(tx, scope)]),
      );
      return { data: rows.map(presentLead), total };
    },

    async exportCsv(caller: Member, query: LeadFilter & { sort: LeadSort }): Promise<Buffer> {
      const scope = { ...scopeOf(caller, query), limit: LEAD_EXPORT_MAX, offset: 0 };
      const rows = await db.tenantRead(caller.customerId, (tx) => findLeads(tx, query.sort, scope));
      return Buffer.from(leadsAsCsv(rows));
    },

    async counts(caller: Member, query: AskedWhen) {
      const rows = await db.tenantRead(caller.customerId, (tx) => countByStatus(tx, scopeOf(caller, query)));
      const sum = (of: (row: StatusCount) => number) => rows.reduce((total, row) => total + of(row), 0);
      const total = sum((row) => row.total);
      const unread = sum((row) => row.unread);
      return {
        infoRequests: {
          total,
          unread,
          read: total - unread,
          pending: sum((row) => ((WAITING_LEAD_STATUSES as readonly string[]).includes(row.status) ? row.total : 0)),
          unanswered: sum((row) => row.unanswered),
          unreadMessages: sum((row) => row.unread_messages),
        },
        byStatus: rows.map((row) => ({ status: row.status as LeadStatus, count: row.total, budget: row.budget })),
      };
    },

    async read(caller: Member, id: number): Promise<LeadDetail> {
      const { lead, page } = await look(caller, id);
      // Whoever only looks on for somebody else leaves no trace, and uses nothing up.
      if (caller.actor) return page;
      if (lead.withheld) return (await reveals.reveal(caller, id)) ? open(caller, id) : page;
      return lead.read_at === null || lead.status === 'new' ? open(caller, id) : page;
    },

    async items(caller: Member, id: number) {
      return db.tenantRead(caller.customerId, async (tx) => {
        await findOwnLead(tx, caller, id);
        return findItems(tx, caller.customerId, id);
      });
    },

    async data(caller: Member, id: number) {
      return db.tenantRead(caller.customerId, async (tx) => {
        await findOwnLead(tx, caller, id);
        return presentAnswers(await findDetails(tx, caller.customerId, id));
      });
    },

    async responseTimes(caller: Member, query: AskedWhen) {
      const times = await db.tenantRead(caller.customerId, (tx) => findAnswerTimes(tx, scopeOf(caller, query)));
      const { average, median, answered, unanswered } = times;
      return { averageMinutes: average, medianMinutes: median, answered, unanswered };
    },
  };
}

/** A deal of this month may be of a couple who asked last year. */
const LONG_AGO = '2000-01-01T00:00:00Z';

/**
 * Days are days on the provider's wall. The index knows moments only: it finds a day more on each side, and the
 * wall decides.
 */
function periodOf({ createdAtStart, createdAtEnd, agreedAtStart, agreedAtEnd }: LeadFilter, sixMonthsAgo: string) {
  const isByDeal = agreedAtStart !== undefined || agreedAtEnd !== undefined;
  const windowStart = isByDeal ? LONG_AGO : sixMonthsAgo;
  const dayBefore = createdAtStart && addDays(new Date(createdAtStart), -1).toISOString();
  return {
    since: dayBefore && dayBefore > windowStart ? dayBefore : windowStart,
    until: createdAtEnd && addDays(new Date(createdAtEnd), 2).toISOString(),
    createdFrom: createdAtStart,
    createdTo: createdAtEnd,
  };
}
