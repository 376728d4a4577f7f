import { RIVALS_MIN, RIVAL_MONTHS } from '@bellbird/contract/shared/limits';
import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import { monthsAfter, monthsOf } from '@bellbird/contract/insight/statistics/period.ts';
import { RIVAL_MEASURES, type RivalMeasure } from '@bellbird/contract/insight/statistics/visit-sources.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findLimitedProviders, findStatisticsAccess } from '#domains/money/packages/packages.public.ts';
import { compare, unitOf } from './compare-rivals.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { type ComparedProvider, type MonthRow, findCompared, monthsQuery, rivalsQuery } from './rivals.repository.ts';

const NAMES: Record<RivalMeasure, string> = {
  'view-to-lead': 'Visits that became requests (%)',
  'lead-to-deal': 'Requests that became deals (%)',
  'view-to-deal': 'Visits that became deals (%)',
  'lead-to-lead': 'Requests',
  'to-similar': 'Visits',
};

type Ground = {
  provider: ComparedProvider;
  group: RivalFigures['group'];
  rivals: number[];
  months: string[];
  rows: MonthRow[];
};

export type RivalsService = ReturnType<typeof createRivalsService>;

/** A provider beside others of its kind nearby, who are counted and never named. */
export function createRivalsService({ db, clock }: { db: Db; clock: Clock }) {
  async function groundOf(caller: Member, id: number): Promise<Ground> {
    providerFor(caller, 'statistics', id);
    await db.tenantRead(caller.customerId, (tx) => findStatisticsAccess(tx, caller, 'rivals', id));
    // Over many customers, so with the marketplace's own eyes: only numbers leave here.
    return db.system(async (tx) => {
      const provider = (await findCompared(tx, id)) ?? fail('not_found');
      const { ids, ...group } = await groupOf(tx, provider, clock.now());
      const months = lastMonths(dayIn(clock.now(), provider.time_zone));
      const span = { from: `${months[0]}-01`, to: `${months.at(-1)}-01` };
      const rows = await monthsQuery(tx, [id, ...ids], span).execute();
      return { provider, group, rivals: ids, months, rows };
    });
  }

  return {
    async compare(caller: Member, id: number, measure: RivalMeasure): Promise<RivalFigures> {
      const { provider, group, rivals, months, rows } = await groundOf(caller, id);
      return {
        provider: { id, name: provider.name },
        unit: unitOf(measure),
        group,
        months: compare({ measure, months, own: id, rivals, rows }),
      };
    },

    async export(caller: Member, id: number): Promise<CsvFile> {
      const { rivals, months, rows } = await groundOf(caller, id);
      const lines = RIVAL_MEASURES.flatMap((measure) =>
        compare({ measure, months, own: id, rivals, rows }).map(({ month, own, rivals: theirs, percentile }) => [
          NAMES[measure],
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
      return csvFile(`rivals-${months.at(-1)}`, headings, lines);
    },
  };
}

/** Those in the same city; where they are too few, those in the whole state; where they are too few even then, nobody. */
async function groupOf(
  tx: Tx,
  provider: ComparedProvider,
  now: Date,
): Promise<RivalFigures['group'] & { ids: number[] }> {
  const around = await rivalsQuery(tx, provider).execute();
  const limited = await findLimitedProviders(
    tx,
    around.map(({ id }) => id),
    now,
  );
  const active = around.filter(({ id }) => !limited.has(id));
  const near = active.filter(({ city_id }) => city_id === provider.city_id);
  const category = provider.category_name;
  if (near.length >= RIVALS_MIN)
    return { scope: 'city', category, place: provider.city_name, count: near.length, ids: near.map(({ id }) => id) };
  const isEnough = active.length >= RIVALS_MIN;
  return {
    scope: isEnough ? 'region' : 'none',
    category,
    place: provider.region_name,
    count: isEnough ? active.length : 0,
    ids: isEnough ? active.map(({ id }) => id) : [],
  };
}

/** The last whole months, as YYYY-MM. */
function lastMonths(today: string): string[] {
  const present = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  return monthsOf({ from: monthsAfter(present, -RIVAL_MONTHS), to: monthsAfter(present, -1) });
}
