import type { LeadStatus, LeadSummary } from '@bellbird/contract/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentLead } from './leads.presenter.ts';
import { type LeadScope, countByReadStatus, findLeads, likePart } from './leads.repository.ts';

type Wanted = { providerIds?: number[]; status?: LeadStatus[]; coupleName?: string };

export type LeadsService = ReturnType<typeof createLeadsService>;

export function createLeadsService({ db, clock }: { db: Db; clock: Clock }) {
  /** The last six months of the caller's own providers, narrowed to what was asked for. */
  function scopeOf(caller: Member, wanted: Wanted): LeadScope {
    const own = providersFor(caller, 'leads');
    return {
      customerId: caller.customerId,
      providerIds: wanted.providerIds ? own.filter((id) => wanted.providerIds?.includes(id)) : own,
      since: monthsBefore(clock.now(), LEAD_WINDOW_MONTHS).toISOString(),
      statuses: wanted.status?.length ? wanted.status : undefined,
      coupleName: wanted.coupleName ? likePart(wanted.coupleName) : undefined,
    };
  }

  return {
    async list(caller: Member, query: Paging & Wanted): Promise<{ data: LeadSummary[]; total: number }> {
      const scope = scopeOf(caller, query);
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const { rows, total } = await db.tenantRead(caller.customerId, (tx) => findLeads(tx, scope, window));
      return { data: rows.map(presentLead), total };
    },

    async counts(caller: Member, query: { createdAtStart?: string; createdAtEnd?: string; providerIds?: number[] }) {
      const scope = scopeOf(caller, query);
      const start = query.createdAtStart ? new Date(query.createdAtStart).toISOString() : scope.since;
      const counts = await db.tenantRead(caller.customerId, (tx) =>
        countByReadStatus(tx, {
          ...scope,
          since: start > scope.since ? start : scope.since,
          until: query.createdAtEnd ? addDays(new Date(query.createdAtEnd), 1).toISOString() : undefined,
        }),
      );
      return { infoRequests: { ...counts, read: counts.total - counts.unread } };
    },
  };
}
