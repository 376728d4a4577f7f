import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { VisitSource } from './statistics.tables.ts';

/** Whose days are counted. Always includes the owner. */
export type Scope = { customerId: number; providerIds: readonly number[] };
/** A period in the provider's time zone, and the one before it. */
export type Days = { from: string; to: string; beforeFrom: string; beforeTo: string };

export type StatisticsProvider = { id: number; name: string; time_zone: string };

export type DayRow = { day: string; visitors: number };

/** Visitors by day, of all providers together. Days without visits are missing. */
export function daysQuery({ customerId, providerIds }: Scope, from: string, to: string) {
  return sql<DayRow>`
    select day, sum(visitors)::integer as visitors from provider_days
    where customer_id = ${customerId} and provider_id = any(${providerIds}) and day between ${from} and ${to}
    group by day`;
}

export async function findDays(tx: Tx, scope: Scope, from: string, to: string): Promise<DayRow[]> {
  return (await daysQuery(scope, from, to).execute(tx)).rows;
}

const SUMMED = [
  'views',
  'visitors',
  'from_search',
  'from_gallery',
  'from_offer',
  'from_item',
  'from_catalog',
  'from_direct',
  'from_advertisement',
  'adverts_shown',
  'adverts_clicked',
] as const;
type Summed = (typeof SUMMED)[number];
export type ProviderSums = { provider_id: number; is_before: boolean } & Record<Summed, number>;

/** The totals of each provider, for the period and for the one before. */
export async function findSums(tx: Tx, scope: Scope, days: Days): Promise<ProviderSums[]> {
  const sums = SUMMED.map((name) => sql`sum(${sql.ref(name)})::integer as ${sql.ref(name)}`);
  const { rows } = await sql<ProviderSums>`
    select provider_id, day < ${days.from} as is_before, ${sql.join(sums)} from provider_days
    where customer_id = ${scope.customerId} and provider_id = any(${scope.providerIds})
      and (day between ${days.beforeFrom} and ${days.beforeTo} or day between ${days.from} and ${days.to})
    group by 1, 2`.execute(tx);
  return rows;
}

/** The visits of a period and the one before it: one entry for each day that has visits, and the totals by provider. */
export type VisitRows = {
  /** Which day of the period before it is, from 0; those of the period itself come after them. */
  offsets: number[] | null;
  visitors: number[] | null;
  sums: ProviderSums[] | null;
};

/**
 * Both readings of the days in one statement that reads them once; as JSON, because a row per day costs more. Part of a
 * month is compared with the same part of an earlier one, so there may be days between the two periods.
 */
const selectVisits = prepared<Scope & Days, VisitRows>((_tx, { customerId, providerIds, ...days }) => {
  const { from, to, beforeFrom, beforeTo } = days;
  const columns = sql.join(SUMMED.map((name) => sql.ref(name)));
  const sums = sql.join(SUMMED.map((name) => sql`sum(${sql.ref(name)})::integer as ${sql.ref(name)}`));
  return sql<VisitRows>`
    with days as materialized (
      select provider_id, day, ${columns} from provider_days
      where customer_id = ${customerId} and provider_id = any(${providerIds})
        and (day between ${beforeFrom} and ${beforeTo} or day between ${from} and ${to})
    ), by_day as (
      select case when day < ${from} then day - ${beforeFrom}::date
          else day - ${from}::date + ${beforeTo}::date - ${beforeFrom}::date + 1 end as day,
        sum(visitors) as visitors from days group by 1
    )
    select (select json_agg(day) from by_day) as offsets, (select json_agg(visitors) from by_day) as visitors,
      (select json_agg(row_to_json(total)) from (
        select provider_id, day < ${from} as is_before, ${sums} from days group by 1, 2
      ) total) as sums`;
});

export async function findVisits(tx: Tx, scope: Scope, days: Days): Promise<VisitRows> {
  const [row] = await selectVisits(tx, { ...scope, ...days });
  return row ?? { offsets: null, visitors: null, sums: null };
}

export type DayOfProvider = { provider_id: number; day: string } & Record<Summed, number>;

export function findDaysOfProviders(tx: Tx, scope: Scope, { from, to }: Days): Promise<DayOfProvider[]> {
  return tx
    .selectFrom('provider_days')
    .select(['provider_id', 'day', ...SUMMED])
    .where('customer_id', '=', scope.customerId)
    .where(anyOf('provider_id', scope.providerIds))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('provider_id')
    .execute();
}

export type VisitRow = {
  id: number;
  visited_at: string;
  source: VisitSource;
  page: string;
  provider_id: number;
  lead_id: number | null;
  couple_name: string | null;
};
export type LogScope = Scope & { from: string; to: string; source?: VisitSource | undefined };

/** Days are in the provider's time zone; the index is by moment, so it searches one extra day on each side. */
function logConditions({ customerId, providerIds, from, to, source }: LogScope) {
  return sql`visit.customer_id = ${customerId} and visit.provider_id = any(${providerIds})
    and visit.visited_at >= ${from}::date - 1 and visit.visited_at < ${to}::date + 2 and visit.day between ${from} and ${to}
    ${source === undefined ? sql`` : sql`and visit.source = ${source}`}`;
}

/** The log as a query, so that a test can look at its plan. A couple is named once they have a request with this provider. */
export function visitLogQuery(scope: LogScope, { limit, offset }: { limit: number; offset: number }) {
  return sql<VisitRow>`
    select visit.id, visit.visited_at, visit.source, visit.page, visit.provider_id, lead.id as lead_id, lead.couple_name
    from (
      select * from provider_visits visit where ${logConditions(scope)}
      order by visit.visited_at desc, visit.id desc limit ${limit} offset ${offset}
    ) visit
    left join lateral (
      select id, couple_name from leads
      where leads.customer_id = visit.customer_id and leads.couple_id = visit.couple_id
        and leads.provider_id = visit.provider_id and leads.deleted_at is null
      order by leads.created_at desc limit 1
    ) lead on visit.couple_id is not null
    order by visit.visited_at desc, visit.id desc`;
}

export async function findVisitLog(
  tx: Tx,
  scope: LogScope,
  window: { limit: number; offset: number },
): Promise<VisitRow[]> {
  return (await visitLogQuery(scope, window).execute(tx)).rows;
}

export async function countVisitLog(tx: Tx, scope: LogScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from provider_visits visit where ${logConditions(scope)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
