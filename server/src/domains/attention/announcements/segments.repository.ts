import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Segment } from './announcements.tables.ts';

/** The package of a provider that has no paid one. */
const LIMITED = 'Limited';
const ANSWER_DAYS = 90;
const DAY_MINUTES = 24 * 60;

/** Its last day ends where the provider is. */
const packageOf = (now: Date) => sql`case
  when p.paid_status = 'paid' and (p.product_date_end is null
    or p.product_date_end >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date)
  then p.listing_product_name else ${LIMITED} end`;

/** One row for each person of a segment; who looks after several of its providers is there once. */
export function peopleOf(segment: Segment, now: Date) {
  const { cityIds, categoryIds, packages, answerTime } = segment;
  const since = new Date(now.getTime() - ANSWER_DAYS * DAY_MINUTES * 60_000).toISOString();
  const median = sql`(
    select percentile_disc(0.5) within group (order by answer_minutes) from leads l
    where l.provider_id = p.id and l.answer_minutes is not null and l.created_at > ${since} and l.deleted_at is null)`;
  const conditions = [
    sql`u.active and p.left_at is null`,
    ...(cityIds.length > 0 ? [sql`p.city_id = any(${cityIds}::integer[])`] : []),
    ...(categoryIds.length > 0 ? [sql`p.category_id = any(${categoryIds}::integer[])`] : []),
    ...(packages.length > 0 ? [sql`${packageOf(now)} = any(${packages}::text[])`] : []),
    ...(answerTime === 'within_day' ? [sql`${median} <= ${DAY_MINUTES}`] : []),
    ...(answerTime === 'over_day' ? [sql`${median} > ${DAY_MINUTES}`] : []),
  ];
  return sql`
    select distinct on (u.id) u.id as customer_user_id, u.customer_id, p.id as provider_id
    from providers p
    join customer_user_providers link on link.provider_id = p.id
    join customer_users u on u.id = link.customer_user_id
    where ${sql.join(conditions, sql` and `)}
    order by u.id, p.id`;
}

export async function countPeople(tx: Tx, segment: Segment, now: Date): Promise<{ people: number; vendors: number }> {
  const { rows } = await sql<{ people: number; vendors: number }>`
    select count(*)::int as people, count(distinct customer_id)::int as vendors
    from (${peopleOf(segment, now)}) as reached`.execute(tx);
  return rows[0] ?? { people: 0, vendors: 0 };
}

/** The packages that providers have now. */
export async function findPackageNames(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${packageOf(now)} as name from providers p where p.left_at is null
    order by name`.execute(tx);
  return rows.map(({ name }) => name);
}
