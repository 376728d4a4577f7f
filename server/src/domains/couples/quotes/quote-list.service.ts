import type { QuoteFigures, QuoteStage, QuoteSummary } from '@bellbird/contract/couples/quotes';
import { QUOTE_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import type { Member } from '#platform/auth/caller.ts';
import type { CsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Clock } from '#platform/time/clock.ts';
import { toLeadOwner } from '#domains/couples/leads/leads.public.ts';
import {
  presentFigures,
  presentFiguresAsCsv,
  presentMonth,
  presentQuotesAsCsv,
  presentSummary,
} from './quote-list.presenter.ts';
import { type QuoteScope, findFigures, findMonth, findPipeline, findQuotePage } from './quote-list.repository.ts';

type Filter = {
  providerIds?: number[] | undefined;
  stages?: QuoteStage[] | undefined;
  coupleName?: string | undefined;
  due?: 'true' | 'false' | undefined;
  reached?: 'opened' | 'accepted' | undefined;
  sentFrom?: string | undefined;
  sentTo?: string | undefined;
  acceptedFrom?: string | undefined;
  acceptedTo?: string | undefined;
  paidFrom?: string | undefined;
  paidTo?: string | undefined;
};

export type QuoteListService = ReturnType<typeof createQuoteListService>;

/** All quotes of a vendor: the pipeline, the list, and what became of them. */
export function createQuoteListService({ db, clock }: { db: Db; clock: Clock }) {
  const toScope = (caller: Member, { providerIds: chosen, due, coupleName, ...filter }: Filter): QuoteScope => {
    const { customerId, providerIds } = toLeadOwner(caller);
    return {
      ...filter,
      customerId,
      providerIds: chosen ? providerIds.filter((id) => chosen.includes(id)) : providerIds,
      isDue: due === 'true',
      coupleName: coupleName && likePart(toSearchKey(coupleName)),
      now: clock.now().toISOString(),
    };
  };

  return {
    async list(
      caller: Member,
      { after, limit, ...filter }: Filter & { after?: number | undefined; limit: number },
    ): Promise<{ data: QuoteSummary[]; meta: { next: number | null; limit: number } }> {
      const scope = toScope(caller, filter);
      const rows = await db.tenantList(caller.customerId, (tx) =>
        findQuotePage(tx, scope, { after, limit: limit + 1 }),
      );
      const data = rows.slice(0, limit).map(presentSummary);
      return { data, meta: { next: rows.length > limit ? (data.at(-1)?.id ?? null) : null, limit } };
    },

    async pipeline(caller: Member, filter: Pick<Filter, 'providerIds'>) {
      const scope = toScope(caller, filter);
      const rows = await db.tenantList(caller.customerId, (tx) => findPipeline(tx, scope));
      return rows.map(({ stage, ...sums }) => ({ stage: stage as QuoteStage, ...sums }));
    },

    async exportCsv(caller: Member, filter: Filter): Promise<CsvFile> {
      const scope = toScope(caller, filter);
      const limit = { limit: QUOTE_EXPORT_MAX };
      const rows = await db.tenantList(caller.customerId, (tx) => findQuotePage(tx, scope, limit));
      return presentQuotesAsCsv(rows);
    },

    async statistics(caller: Member, filter: Pick<Filter, 'providerIds'>): Promise<QuoteFigures[]> {
      const scope = toScope(caller, filter);
      return (await db.tenantList(caller.customerId, (tx) => findFigures(tx, scope))).map(presentFigures);
    },

    async exportStatistics(caller: Member, filter: Pick<Filter, 'providerIds'>): Promise<CsvFile> {
      const scope = toScope(caller, filter);
      const rows = await db.tenantList(caller.customerId, (tx) => findFigures(tx, scope));
      return presentFiguresAsCsv(rows);
    },

    async month(caller: Member) {
      const scope = toScope(caller, {});
      const row = await db.tenantList(caller.customerId, (tx) => findMonth(tx, scope));
      return presentMonth(row);
    },
  };
}
