import type { MagnetFigures, StatisticsQuery } from '@bellbird/contract/insight/statistics';
import { MAGNET_DAYS } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findStatisticsScope } from './statistics-scope.operations.ts';
import { findRequestsBySource } from './requests.repository.ts';
import { presentMagnets } from './statistics.presenter.ts';
import { findSums } from './visits.repository.ts';

const LABELS = { offer: 'Offers', gallery: 'Galleries', item: 'Products', catalog: 'Prices and menus' } as const;

export type MagnetsService = ReturnType<typeof createMagnetsService>;

/** Which parts of a listing attract couples, and whether they send a request. */
export function createMagnetsService({ db, clock }: { db: Db; clock: Clock }) {
  function figures(caller: Member, query: StatisticsQuery): Promise<MagnetFigures> {
    return db.tenantList(caller.customerId, async (tx) => {
      const { scope, days } = await findStatisticsScope(tx, caller, 'magnet', query, clock.now());
      const [sums, sources] = await Promise.all([
        findSums(tx, scope, days),
        findRequestsBySource(tx, scope, days, MAGNET_DAYS),
      ]);
      return presentMagnets(sums, sources, days);
    });
  }

  return {
    figures,

    async export(caller: Member, query: StatisticsQuery): Promise<CsvFile> {
      const { period, magnets } = await figures(caller, query);
      return toCsvFile(
        `magnets-${period.from}-${period.to}`,
        ['Magnet', 'Visits', 'Visits before', 'Requests', 'Deals'],
        magnets.map(({ magnet, visits, requests, deals }) => [
          ours(LABELS[magnet]),
          visits.now,
          visits.before,
          requests,
          deals,
        ]),
      );
    },
  };
}
