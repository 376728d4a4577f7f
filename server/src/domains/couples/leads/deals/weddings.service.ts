import type { Wedding, WeddingFilter } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { LEAD_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import type { Member } from '#platform/auth/caller.ts';
import type { CsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Clock } from '#platform/time/clock.ts';
import { toLeadOwner } from '../lead-access.operations.ts';
import { presentWedding, presentWeddingsAsCsv } from './weddings.presenter.ts';
import { type WeddingScope, countWeddings, findWeddings } from './weddings.repository.ts';

export type WeddingsService = ReturnType<typeof createWeddingsService>;

/** Booked weddings, upcoming and past, with what is due for each. */
export function createWeddingsService({ db, clock }: { db: Db; clock: Clock }) {
  function toScope(caller: Member, filter: WeddingFilter): WeddingScope {
    const { customerId, providerIds } = toLeadOwner(caller);
    const chosen = filter.providerIds;
    return {
      customerId,
      providerIds: chosen ? providerIds.filter((id) => chosen.includes(id)) : providerIds,
      period: filter.period,
      now: clock.now().toISOString(),
      from: filter.from,
      to: filter.to,
      hasDuties: filter.due === 'true',
      coupleName: filter.coupleName ? likePart(toSearchKey(filter.coupleName)) : undefined,
    };
  }

  return {
    async list(caller: Member, query: Paging & WeddingFilter): Promise<{ data: Wedding[]; total: number }> {
      const scope = toScope(caller, query);
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const [rows, total] = await db.tenantList(caller.customerId, (tx) =>
        Promise.all([findWeddings(tx, scope, window), countWeddings(tx, scope)]),
      );
      return { data: rows.map(presentWedding), total };
    },

    async exportCsv(caller: Member, query: WeddingFilter): Promise<CsvFile> {
      const window = { limit: LEAD_EXPORT_MAX, offset: 0 };
      const rows = await db.tenantList(caller.customerId, (tx) => findWeddings(tx, toScope(caller, query), window));
      return presentWeddingsAsCsv(rows);
    },
  };
}
