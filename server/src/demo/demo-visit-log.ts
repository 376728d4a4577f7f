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

/** Days told visit by visit, between breakfast and bedtime, none in the future; the days’ numbers are then those of the log. */
export async function demoLog(tx: Tx, of: OfProvider, days: readonly VisitedDay[], now: Date): Promise<void> {
  const told = days.flatMap((day) =>
    (Object.keys(PAGES) as VisitSource[]).map((source) => ({ day: day.day, source, count: day[`from_${source}`] })),
  );
  await sql`
    insert into provider_visits (customer_id, provider_id, visited_at, day, source, page, visitor, is_first)
    select provider.customer_id, provider.id, moment.at, told.day, told.source, told.page, told.source || ' ' || number, true
    from providers provider
      cross join unnest(${told.map(({ day }) => day)}::date[], ${told.map(({ source }) => source)}::text[],
        ${told.map(({ source }) => PAGES[source])}::text[], ${told.map(({ count }) => count)}::integer[])
        as told (day, source, page, count)
      cross join generate_series(1, told.count) number
      cross join lateral (
        select (told.day + interval '6 hours' + interval '17 hours' * ((number * 0.618034) % 1)) at time zone provider.time_zone as at
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
