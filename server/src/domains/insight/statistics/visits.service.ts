import type {
  AdvertFigures,
  StatisticsQuery,
  VisitFigures,
  VisitLogEntry,
} from '@bellbird/contract/insight/statistics';
import type { VisitSource } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import { type CsvFile, toCsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findStatisticsScope } from './statistics-scope.operations.ts';
import { countRequestsOfBoth } from './requests.repository.ts';
import {
  sumColumn,
  fillDaysOfProviders,
  presentAdverts,
  presentDays,
  presentPeriods,
  presentProviders,
  presentSources,
  presentVisit,
} from './statistics.presenter.ts';
import { countVisitLog, findDaysOfProviders, findSums, findVisitLog, findVisits } from './visits.repository.ts';

export type VisitsService = ReturnType<typeof createVisitsService>;

/** Visits to the providers' pages, and their sources. */
export function createVisitsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    figures(caller: Member, query: StatisticsQuery): Promise<VisitFigures> {
      return db.tenantList(caller.customerId, async (tx) => {
        const { scope, providers, days } = await findStatisticsScope(tx, caller, 'visits', query, clock.now());
        const { period, before } = presentPeriods(days);
        const [visits, asked] = await Promise.all([
          findVisits(tx, scope, days),
          countRequestsOfBoth(tx, { ...scope, ...days }),
        ]);
        const sums = visits.sums ?? [];
        return {
          period,
          before,
          ...presentDays(visits, period, before),
          visits: sumColumn(sums, 'visitors'),
          views: sumColumn(sums, 'views'),
          sources: presentSources(sums),
          providers: presentProviders(providers, sums),
          requests: { now: asked.requests, before: asked.requests_before },
          won: { now: asked.won, before: asked.won_before },
        };
      });
    },

    log(
      caller: Member,
      query: StatisticsQuery & Paging & { source?: VisitSource | undefined },
    ): Promise<{ data: VisitLogEntry[]; total: number }> {
      return db.tenantList(caller.customerId, async (tx) => {
        const { scope, providers, days } = await findStatisticsScope(tx, caller, 'visits', query, clock.now());
        const logScope = { ...scope, from: days.from, to: days.to, source: query.source };
        const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
        const [rows, total] = await Promise.all([findVisitLog(tx, logScope, window), countVisitLog(tx, logScope)]);
        const named = new Set(providersFor(caller, 'leads'));
        return { data: rows.map((row) => presentVisit(row, providers, named)), total };
      });
    },

    adverts(caller: Member, query: StatisticsQuery): Promise<AdvertFigures> {
      return db.tenantList(caller.customerId, async (tx) => {
        const { scope, providers, days } = await findStatisticsScope(tx, caller, 'visits', query, clock.now());
        return presentAdverts(providers, await findSums(tx, scope, days), days);
      });
    },

    export(caller: Member, query: StatisticsQuery): Promise<CsvFile> {
      return db.tenantList(caller.customerId, async (tx) => {
        const { scope, providers, days } = await findStatisticsScope(tx, caller, 'visits', query, clock.now());
        const found = await findDaysOfProviders(tx, scope, days);
        const names = new Map(providers.map(({ id, name }) => [id, name]));
        const rows = fillDaysOfProviders(found, scope.providerIds, days);
        return toCsvFile(
          `visits-${days.from}-${days.to}`,
          ['Day', 'Provider', 'Visits', 'Page views', ...SOURCE_HEADINGS, 'Adverts shown', 'Adverts clicked'],
          rows.map((row) => [
            row.day,
            names.get(row.provider_id) ?? '',
            row.visitors,
            row.views,
            row.from_search,
            row.from_gallery,
            row.from_offer,
            row.from_item,
            row.from_catalog,
            row.from_direct,
            row.from_advertisement,
            row.adverts_shown,
            row.adverts_clicked,
          ]),
        );
      });
    },
  };
}

const SOURCE_HEADINGS = [
  'From search',
  'From gallery',
  'From offers',
  'From products',
  'From prices',
  'Direct',
  'From adverts',
];
