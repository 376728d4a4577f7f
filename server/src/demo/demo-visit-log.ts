import { sql } from 'kysely';
import type { VisitSource } from '#domains/insight/statistics/statistics.tables.ts';
import type { Tx } from '#platform/db/db.ts';
import type { VisitedDay } from './demo-visits.ts';

type OfProvider = { customer_id: number; provider_id: number };

const PAGES: Record<VisitSource, string> = {
  search: '/',
  gallery: '/gallery',
  offer: '/offers',
  item: '/products',
  catalog: '/prices',
  direct: '/',
  advertisement: '/',
};

/** A row for each visit during the day, none in the future. The daily counts are taken from these rows. */
export async function demoVisitLog(tx: Tx, of: OfProvider, days: readonly VisitedDay[], now: Date): Promise<void> {
  const given = days.flatMap((day) =>
    (Object.keys(PAGES) as VisitSource[]).map((source) => ({ day: day.day, source, count: day[`from_${source}`] })),
  );
  await sql`
    insert into provider_visits (customer_id, provider_id, visited_at, day, source, page, visitor, is_first)
    select provider.customer_id, provider.id, moment.at, given.day, given.source, given.page, given.source || ' ' || number, true
    from providers provider
      cross join unnest(${given.map(({ day }) => day)}::date[], ${given.map(({ source }) => source)}::text[],
        ${given.map(({ source }) => PAGES[source])}::text[], ${given.map(({ count }) => count)}::integer[])
        as given (day, source, page, count)
      cross join generate_series(1, given.count) number
      cross join lateral (
        select (given.day + interval '6 hours' + interval '17 hours' * ((number * 0.618034) % 1)) at time zone provider.time_zone as at
      ) moment
    where provider.id = ${of.provider_id} and moment.at <= ${now.toISOString()}`.execute(tx);
  await sql`
    insert into provider_days (customer_id, provider_id, day, views, visitors, from_search, from_gallery, from_offer,
      from_item, from_catalog, from_direct, from_advertisement, adverts_shown, adverts_clicked)
    select customer_id, provider_id, day, round(count(*) * 1.7), count(*),
      count(*) filter (where source = 'search'), count(*) filter (where source = 'gallery'),
      count(*) filter (where source = 'offer'), count(*) filter (where source = 'item'),
      count(*) filter (where source = 'catalog'), count(*) filter (where source = 'direct'),
      count(*) filter (where source = 'advertisement'), 38 * count(*) filter (where source = 'advertisement'),
      count(*) filter (where source = 'advertisement')
    from provider_visits
    where provider_id = ${of.provider_id} and is_first and day >= ${days[0]?.day ?? null}
    group by customer_id, provider_id, day`.execute(tx);
}
