import {
  LEAD_STATUSES,
  type LeadFilter,
  type LeadSort,
  type LeadStatus,
  type LeadSummary,
} from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { LEAD_EXPORT_MAX, LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import type { Member } from '#platform/auth/caller.ts';
import type { CsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findNames } from '#domains/foundation/configs/configs.public.ts';
import { toLeadOwner } from '../lead-access.operations.ts';
import { presentLeadsAsCsv } from './lead-csv.presenter.ts';
import { presentLead } from './lead-list.presenter.ts';
import {
  type AnswerTimes,
  type LeadScope,
  type Months,
  type StatusCount,
  countingByStatus,
  findAnswerTimes,
  findLeadFigures,
  findLeads,
  findLeadsAndTotal,
} from './lead-list.repository.ts';

type PeriodFilter = Pick<LeadFilter, 'createdAtStart' | 'createdAtEnd' | 'providerIds' | 'older'>;

const countByStatus = countingByStatus(LEAD_STATUSES);

export type LeadListService = ReturnType<typeof createLeadListService>;

/** Lists of leads, their counts, and how fast they were answered. */
export function createLeadListService({ db, clock }: { db: Db; clock: Clock }) {
  function windowStart(): string {
    return monthsBefore(clock.now(), LEAD_WINDOW_MONTHS).toISOString();
  }

  /** The last six months of the caller's own providers, unless the filter looks further back, narrowed by it. */
  function toLeadScope(caller: Member, filter: LeadFilter): LeadScope {
    const owner = toLeadOwner(caller);
    const providers = filter.providerIds;
    return {
      customerId: owner.customerId,
      providerIds: providers ? owner.providerIds.filter((id) => providers.includes(id)) : owner.providerIds,
      ...toPeriod(filter, windowStart()),
      weddingFrom: filter.weddingStart,
      weddingTo: filter.weddingEnd,
      statuses: filter.status?.length ? filter.status : undefined,
      sources: filter.source?.length ? filter.source : undefined,
      read: filter.isRead === 'true' || undefined,
      unread: filter.isRead === 'false' || undefined,
      unanswered: filter.unanswered === 'true' || undefined,
      answered: filter.answered === 'true' || undefined,
      agreedFrom: filter.agreedAtStart,
      agreedTo: filter.agreedAtEnd,
      prepaid: filter.isPrepaid === 'true' || undefined,
      genuine: filter.genuine === 'true' || undefined,
      coupleName: filter.coupleName ? likePart(toSearchKey(filter.coupleName)) : undefined,
      code: filter.coupleName && /\d/.test(filter.coupleName) ? likePart(filter.coupleName) : undefined,
    };
  }

  return {
    async list(
      caller: Member,
      query: Paging & LeadFilter & { sort: LeadSort },
    ): Promise<{ data: LeadSummary[]; total: number }> {
      const scope = toLeadScope(caller, query);
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const { rows, total } = await db.tenantList(caller.customerId, (tx) =>
        findLeadsAndTotal(tx, query.sort, { ...scope, ...window }),
      );
      return { data: rows.map(presentLead), total };
    },

    /** Those who have waited longest for an answer; `figures` tells how many wait. */
    async waiting(caller: Member, limit: number): Promise<LeadSummary[]> {
      const scope = toLeadScope(caller, { unanswered: 'true' });
      const rows = await db.tenantList(caller.customerId, (tx) =>
        findLeads(tx, 'waiting', { ...scope, limit, offset: 0 }),
      );
      return rows.map(presentLead);
    },

    async exportCsv(caller: Member, query: LeadFilter & { sort: LeadSort }, language: string): Promise<CsvFile> {
      const scope = { ...toLeadScope(caller, query), limit: LEAD_EXPORT_MAX, offset: 0 };
      const [rows, statusName] = await db.tenantList(caller.customerId, (tx) =>
        Promise.all([findLeads(tx, query.sort, scope), findNames(tx, 'lead_status', language)]),
      );
      return presentLeadsAsCsv(rows, statusName);
    },

    async counts(caller: Member, query: PeriodFilter) {
      const rows = await db.tenantList(caller.customerId, (tx) => countByStatus(tx, toLeadScope(caller, query)));
      const sum = (of: (row: StatusCount) => number) => rows.reduce((total, row) => total + of(row), 0);
      const total = sum((row) => row.total);
      const unread = sum((row) => row.unread);
      return {
        infoRequests: {
          total,
          unread,
          read: total - unread,
          pending: sum((row) => row.unanswered),
          unreadMessages: sum((row) => row.unread_messages),
        },
        byStatus: rows.map((row) => ({ status: row.status as LeadStatus, count: row.total, budget: row.budget })),
      };
    },

    async responseTimes(caller: Member, query: PeriodFilter) {
      const times = await db.tenantList(caller.customerId, (tx) => findAnswerTimes(tx, toLeadScope(caller, query)));
      return presentTimes(times);
    },

    /** What the home page shows of all couples, and of those who asked in a month and in the one before. */
    async figures(caller: Member, months: Months) {
      const found = await db.tenantList(caller.customerId, (tx) =>
        findLeadFigures(tx, toLeadScope(caller, {}), months),
      );
      return {
        times: presentTimes(found),
        asked: found.asked,
        askedBefore: found.asked_before,
        unreadMessages: found.unread_messages,
      };
    },
  };
}

function presentTimes({ average, median, answered, unanswered }: AnswerTimes) {
  return { averageMinutes: average, medianMinutes: median, answered, unanswered };
}

/** Everything, for filters that look at all leads. */
const BEFORE_ALL_LEADS = '2000-01-01T00:00:00Z';

/** Days are in the provider's time zone. The index is by moment, so it searches one extra day on each side. */
function toPeriod(filter: LeadFilter, sixMonthsAgo: string) {
  const { createdAtStart, createdAtEnd, agreedAtStart, agreedAtEnd } = filter;
  // A couple who books this month may have asked last year, and a search finds every couple there ever was.
  const isByDeal = agreedAtStart !== undefined || agreedAtEnd !== undefined;
  const isUnbounded = isByDeal || Boolean(filter.coupleName) || filter.older === 'true';
  const windowStart = isUnbounded ? BEFORE_ALL_LEADS : sixMonthsAgo;
  const dayBefore = createdAtStart && addDays(new Date(createdAtStart), -1).toISOString();
  return {
    since: dayBefore && dayBefore > windowStart ? dayBefore : windowStart,
    until: createdAtEnd && addDays(new Date(createdAtEnd), 2).toISOString(),
    createdFrom: createdAtStart,
    createdTo: createdAtEnd,
  };
}
