import type { StatisticsQuery, WeddingFigures } from '@bellbird/contract/insight/statistics';
import { listMonths } from '@bellbird/contract/insight/statistics/period.ts';
import type { Member } from '#platform/auth/caller.ts';
import { type CsvFile, toCsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findStatisticsScope } from './statistics-scope.operations.ts';
import {
  countRequests,
  findDealFacts,
  findDealsByMonth,
  findRejectReasons,
  findRequestFacts,
  findRequestsByMonth,
} from './requests.repository.ts';
import { sumColumn, presentPeriods } from './statistics.presenter.ts';
import { findDays, findSums } from './visits.repository.ts';
import { sliceBy, sliceDeals } from './wedding-slices.rules.ts';

export type WeddingsService = ReturnType<typeof createWeddingsService>;

/** Deals, conversion rates, and the kinds of weddings. */
export function createWeddingsService({ db, clock }: { db: Db; clock: Clock }) {
  function figures(caller: Member, query: StatisticsQuery): Promise<WeddingFigures> {
    return db.tenantList(caller.customerId, async (tx) => {
      const { scope, days } = await findStatisticsScope(tx, caller, 'weddings', query, clock.now());
      const { period, before } = presentPeriods(days);
      const [deals, dealsBefore, requests, requestsBefore, visits, sums, dealFacts, requestFacts, rejectReasons] =
        await Promise.all([
          findDealsByMonth(tx, scope, period),
          findDealsByMonth(tx, scope, before),
          findRequestsByMonth(tx, scope, days),
          countRequests(tx, scope, before),
          findDays(tx, scope, days.from, days.to),
          findSums(tx, scope, days),
          findDealFacts(tx, scope, period),
          findRequestFacts(tx, scope, period),
          findRejectReasons(tx, scope, period),
        ]);
      const months = listMonths(period).map((month) => {
        const made = deals.find((row) => row.month === month);
        const asked = requests.find((row) => row.month === month);
        return {
          month,
          deals: made?.deals ?? 0,
          value: made?.value ?? 0,
          requests: asked?.requests ?? 0,
          won: asked?.won ?? 0,
          visits: sum(visits.filter(({ day }) => day.startsWith(month)).map(({ visitors }) => visitors)),
        };
      });
      return {
        period,
        before,
        months,
        dealsBefore: listMonths(before).map((month) => dealsBefore.find((row) => row.month === month)?.deals ?? 0),
        deals: { now: sum(deals.map((row) => row.deals)), before: sum(dealsBefore.map((row) => row.deals)) },
        value: { now: sum(deals.map((row) => row.value)), before: sum(dealsBefore.map((row) => row.value)) },
        requests: { now: sum(months.map((month) => month.requests)), before: requestsBefore.requests },
        won: { now: sum(months.map((month) => month.won)), before: requestsBefore.won },
        visits: sumColumn(sums, 'visitors'),
        ...sliceDeals(dealFacts),
        guests: sliceBy('guests', requestFacts),
        budgets: sliceBy('budget', requestFacts),
        rejectReasons,
      };
    });
  }

  return {
    figures,

    async export(caller: Member, query: StatisticsQuery): Promise<CsvFile> {
      const { period, months } = await figures(caller, query);
      return toCsvFile(
        `weddings-${period.from}-${period.to}`,
        ['Month', 'Deals', 'Value (A$)', 'Requests', 'Requests that became deals', 'Visits'],
        months.map(({ month, deals, value, requests, won, visits }) => [month, deals, value, requests, won, visits]),
      );
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
