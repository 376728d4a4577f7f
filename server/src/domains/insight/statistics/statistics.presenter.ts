import type { AdvertFigures, MagnetFigures, VisitFigures, VisitLogEntry } from '@bellbird/contract/insight/statistics';
import { daysAfter, countDays, type Period } from '@bellbird/contract/insight/statistics/period.ts';
import { VISIT_SOURCES } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import { MAGNETS } from '@bellbird/contract/insight/statistics/measures.ts';
import type { SourceOfRequests } from './requests.repository.ts';
import type {
  DayOfProvider,
  DayRow,
  Days,
  ProviderSums,
  StatisticsProvider,
  VisitRow,
  VisitRows,
} from './visits.repository.ts';

type Sum = Exclude<keyof ProviderSums, 'provider_id' | 'is_before'>;

export function presentPeriods({ from, to, beforeFrom, beforeTo }: Days): { period: Period; before: Period } {
  return { period: { from, to }, before: { from: beforeFrom, to: beforeTo } };
}

/** One number for each day, zero where there were no visits. */
export function fillDays(rows: readonly DayRow[], period: Period): number[] {
  const known = new Map(rows.map(({ day, visitors }) => [day, visitors]));
  return Array.from({ length: countDays(period) }, (_, index) => known.get(daysAfter(period.from, index)) ?? 0);
}

/** The same for a period and the one before it, which ends the day before. */
export function presentDays(
  { offsets, visitors }: VisitRows,
  period: Period,
  before: Period,
): Pick<VisitFigures, 'days' | 'daysBefore'> {
  const length = countDays(before);
  const all = Array.from({ length: length + countDays(period) }, () => 0);
  for (const [index, day] of (offsets ?? []).entries()) all[day] = visitors?.[index] ?? 0;
  return { daysBefore: all.slice(0, length), days: all.slice(length) };
}

const NO_VISITS: Omit<DayOfProvider, 'provider_id' | 'day'> = {
  views: 0,
  visitors: 0,
  from_search: 0,
  from_gallery: 0,
  from_offer: 0,
  from_item: 0,
  from_catalog: 0,
  from_direct: 0,
  from_advertisement: 0,
  adverts_shown: 0,
  adverts_clicked: 0,
};

/** One row for each day and provider, including days without visits. */
export function fillDaysOfProviders(rows: readonly DayOfProvider[], providerIds: readonly number[], period: Period) {
  const known = new Map(rows.map((row) => [`${row.provider_id} ${row.day}`, row]));
  return Array.from({ length: countDays(period) }, (_, index) => daysAfter(period.from, index)).flatMap((day) =>
    providerIds.map((id) => known.get(`${id} ${day}`) ?? { ...NO_VISITS, provider_id: id, day }),
  );
}

/** The total of one column, for the period and the one before. */
export function sumColumn(sums: readonly ProviderSums[], of: Sum): { now: number; before: number } {
  const total = (isBefore: boolean) => sums.reduce((sum, row) => (row.is_before === isBefore ? sum + row[of] : sum), 0);
  return { now: total(false), before: total(true) };
}

export function presentSources(sums: readonly ProviderSums[]): VisitFigures['sources'] {
  return VISIT_SOURCES.map((source) => ({ source, visits: sumColumn(sums, `from_${source}`).now }))
    .filter(({ visits }) => visits > 0)
    .toSorted((one, other) => other.visits - one.visits);
}

export function presentProviders(
  providers: readonly StatisticsProvider[],
  sums: readonly ProviderSums[],
): VisitFigures['providers'] {
  return providers.map(({ id, name }) => ({ id, name, visits: sumColumn(filterByProvider(sums, id), 'visitors') }));
}

export function presentAdverts(
  providers: readonly StatisticsProvider[],
  sums: readonly ProviderSums[],
  days: Days,
): AdvertFigures {
  return {
    ...presentPeriods(days),
    shown: sumColumn(sums, 'adverts_shown'),
    clicked: sumColumn(sums, 'adverts_clicked'),
    providers: providers.map(({ id, name }) => ({
      id,
      name,
      shown: sumColumn(filterByProvider(sums, id), 'adverts_shown').now,
      clicked: sumColumn(filterByProvider(sums, id), 'adverts_clicked').now,
    })),
  };
}

export function presentMagnets(
  sums: readonly ProviderSums[],
  sources: readonly SourceOfRequests[],
  days: Days,
): MagnetFigures {
  return {
    ...presentPeriods(days),
    magnets: MAGNETS.map((magnet) => {
      const found = sources.find(({ source }) => source === magnet);
      const visits = sumColumn(sums, `from_${magnet}`);
      return { magnet, visits, requests: found?.requests ?? 0, deals: found?.deals ?? 0 };
    }),
    visits: sumColumn(sums, 'visitors').now,
    requests: sources.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** A couple is named only to those who may see the couples of that provider. */
export function presentVisit(
  row: VisitRow,
  providers: readonly StatisticsProvider[],
  nameable: ReadonlySet<number>,
): VisitLogEntry {
  const provider = providers.find(({ id }) => id === row.provider_id);
  return {
    id: row.id,
    visitedAt: row.visited_at,
    source: row.source,
    page: row.page,
    provider: { id: row.provider_id, name: provider?.name ?? '', timeZone: provider?.time_zone ?? 'UTC' },
    couple:
      row.lead_id === null || !nameable.has(row.provider_id)
        ? null
        : { leadId: row.lead_id, name: row.couple_name ?? '' },
  };
}

function filterByProvider(sums: readonly ProviderSums[], id: number): ProviderSums[] {
  return sums.filter((row) => row.provider_id === id);
}
