import type { Random } from '#fake-data/random.ts';
import type { VisitSource } from '#domains/insight/statistics/statistics.tables.ts';
import { addDays } from '#platform/time/calendar.ts';

/** Visitors per day, and the percentage from each source. */
export type Shape = { perDay: number; sources: Readonly<Record<VisitSource, number>> };
export type VisitedDay = {
  day: string;
  views: number;
  visitors: number;
  adverts_shown: number;
  adverts_clicked: number;
} & {
  [Source in VisitSource as `from_${Source}`]: number;
};

/** Most couples browse on Sundays, few on Fridays. */
const WEEKDAYS = [1.36, 1.06, 0.94, 0.92, 0.95, 0.82, 1.18];
/** January is busy after Christmas engagements, winter is quiet. */
const MONTHS = [1.22, 1.14, 1.06, 0.98, 0.86, 0.76, 0.78, 0.9, 1.04, 1.1, 1.06, 0.92];
const GROWTH_A_YEAR = 0.14;

/** The visits of the last days up to today. */
export function makeVisits(random: Random, { perDay, sources }: Shape, now: Date, count: number): VisitedDay[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const day = addDays(now, -ago);
    const season = (WEEKDAYS[day.getUTCDay()] ?? 1) * (MONTHS[day.getUTCMonth()] ?? 1);
    const people = perDay * season * (1 - (ago / 365) * GROWTH_A_YEAR) * (0.88 + random.next() * 0.24);
    const by = (source: VisitSource) => Math.round((people * sources[source]) / 100);
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
