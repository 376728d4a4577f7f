import type { Random } from '#fake-data/random.ts';
import type { VisitSource } from '#domains/insight/statistics/statistics.tables.ts';
import { addDays } from '#platform/time/calendar.ts';

/** How many people come a day, and of a hundred by which way. */
export type Shape = { perDay: number; ways: Readonly<Record<VisitSource, number>> };
export type VisitedDay = {
  day: string;
  views: number;
  visitors: number;
  adverts_shown: number;
  adverts_clicked: number;
} & {
  [Source in VisitSource as `from_${Source}`]: number;
};

/** Couples look on Sunday evenings, not on Friday nights. */
const WEEKDAYS = [1.36, 1.06, 0.94, 0.92, 0.95, 0.82, 1.18];
/** January is when they are engaged, winter when they rest. */
const MONTHS = [1.22, 1.14, 1.06, 0.98, 0.86, 0.76, 0.78, 0.9, 1.04, 1.1, 1.06, 0.92];
const GROWTH_A_YEAR = 0.14;

/** The last so many days up to today, each with its visits. */
export function visitsOf(random: Random, { perDay, ways }: Shape, now: Date, count: number): VisitedDay[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const day = addDays(now, -ago);
    const season = (WEEKDAYS[day.getUTCDay()] ?? 1) * (MONTHS[day.getUTCMonth()] ?? 1);
    const people = perDay * season * (1 - (ago / 365) * GROWTH_A_YEAR) * (0.88 + random.next() * 0.24);
    const by = (source: VisitSource) => Math.round((people * ways[source]) / 100);
    const from = {
      from_search: by('search'),
      from_gallery: by('gallery'),
      from_offer: by('offer'),
      from_item: by('item'),
      from_catalog: by('catalog'),
      from_direct: by('direct'),
      from_advertisement: by('advertisement'),
    };
    const visitors = Object.values(from).reduce((sum, each) => sum + each, 0);
    return {
      day: day.toISOString().slice(0, 10),
      views: Math.round(visitors * 1.7),
      visitors,
      ...from,
      adverts_shown: from.from_advertisement * 38,
      adverts_clicked: from.from_advertisement,
    };
  });
}
