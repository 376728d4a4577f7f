import { RIVALS_MIN, RIVAL_MONTHS } from '@bellbird/contract/shared/limits';
import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import { monthsAfter, listMonths } from '@bellbird/contract/insight/statistics/period.ts';
import { RIVAL_MEASURES, type RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  findLimitedProviders,
  findProviderPackages,
  findStatisticsAccess,
} from '#domains/money/packages/packages.public.ts';
import { compareMonths, unitFor } from './compare-rivals.rules.ts';
import { type ComparedProvider, type MonthRow, findCompared, monthsQuery, rivalsQuery } from './rivals.repository.ts';

const LABELS: Record<RivalMeasure, string> = {
  'view-to-lead': 'Visits that became requests (%)',
  'lead-to-deal': 'Requests that became deals (%)',
  'view-to-deal': 'Visits that became deals (%)',
  'lead-to-lead': 'Requests',
  'to-similar': 'Visits',
};

type Comparison = {
  provider: ComparedProvider;
  group: RivalFigures['group'];
  rivals: number[];
  months: string[];
  rows: MonthRow[];
};

export type RivalsService = ReturnType<typeof createRivalsService>;

/** A provider beside others of its kind nearby, who are counted and never named. */
export function createRivalsService({ db, clock }: { db: Db; clock: Clock }) {
  async function findComparison(caller: Member, id: number): Promise<Comparison> {
    providerFor(caller, 'statistics', id);
    await db.tenantRead(caller.customerId, (tx) => findStatisticsAccess(tx, caller, 'rivals', id));
    // Reads many customers, so it runs outside the tenant. Only numbers are returned.
    return db.system(async (tx) => {
      const provider = (await findCompared(tx, id)) ?? fail('not_found');
      const { ids, ...group } = await findGroup(tx, provider, clock.now());
      const months = lastMonths(dayIn(clock.now(), provider.time_zone));
      const span = { from: `${months[0]}-01`, to: `${months.at(-1)}-01` };
      const rows = await monthsQuery(tx, [id, ...ids], span).execute();
      return { provider, group, rivals: ids, months, rows };
    });
  }

  return {
    async compare(caller: Member, id: number, measure: RivalMeasure): Promise<RivalFigures> {
      const { provider, group, rivals, months, rows } = await findComparison(caller, id);
      return {
        provider: { id, name: provider.name },
        unit: unitFor(measure),
        group,
        months: compareMonths({ measure, months, own: id, rivals, rows }),
      };
    },

    async export(caller: Member, id: number): Promise<CsvFile> {
      const { rivals, months, rows } = await findComparison(caller, id);
      const lines = RIVAL_MEASURES.flatMap((measure) =>
        compareMonths({ measure, months, own: id, rivals, rows }).map(({ month, own, rivals: theirs, percentile }) => [
          ours(LABELS[measure]),
          month,
          own,
          theirs?.average ?? null,
          theirs?.median ?? null,
          theirs?.best ?? null,
          theirs?.count ?? null,
          percentile,
        ]),
      );
      const headings = ['Measure', 'Month', 'You', 'Average', 'Median', 'Best', 'Rivals', 'Ahead of (%)'];
      return toCsvFile(`rivals-${months.at(-1)}`, headings, lines);
    },
  };
}

/**
 * Competitors in the same city; if they are too few, in the whole state; if still too few, none. As many as the package
 * promises, and the same ones every time, so that months can be compared.
 */
async function findGroup(
  tx: Tx,
  provider: ComparedProvider,
  now: Date,
): Promise<RivalFigures['group'] & { ids: number[] }> {
  const [own] = await findProviderPackages(tx, [provider.id], now);
  const most = own?.rivalStatsAccess ?? 0;
  const inRegion = await rivalsQuery(tx, provider).execute();
  const limited = await findLimitedProviders(
    tx,
    inRegion.map(({ id }) => id),
    now,
  );
  const active = inRegion.filter(({ id }) => !limited.has(id));
  const inCity = active.filter(({ city_id }) => city_id === provider.city_id);
  const category = provider.category_name;
  const pick = (rivals: typeof active) => rivals.map(({ id }) => id).slice(0, Math.max(most, RIVALS_MIN));
  if (inCity.length >= RIVALS_MIN) {
    const ids = pick(inCity);
    return { scope: 'city', category, place: provider.city_name, count: ids.length, ids };
  }
  const isEnough = active.length >= RIVALS_MIN;
  const ids = isEnough ? pick(active) : [];
  return { scope: isEnough ? 'region' : 'none', category, place: provider.region_name, count: ids.length, ids };
}

/** The last full months, as YYYY-MM. */
function lastMonths(today: string): string[] {
  const current = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  return listMonths({ from: monthsAfter(current, -RIVAL_MONTHS), to: monthsAfter(current, -1) });
}
