import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { VisitSource } from './statistics.tables.ts';

/** Whose days a question is about. Ownership is part of it: there is no way to ask without. */
export type Scope = { customerId: number; providerIds: readonly number[] };
/** Days on the provider's wall, and those before them. */
export type Days = { from: string; to: string; beforeFrom: string; beforeTo: string };

export type StatisticsProvider = { id: number; name: string; time_zone: string };

export function findProviders(tx: Tx, { customerId, providerIds }: Scope): Promise<StatisticsProvider[]> {
  return tx
    .selectFrom('providers')
    .select(['id', 'name', 'time_zone'])
    .where('customer_id', '=', customerId)
    .where(anyOf('id', providerIds))
    .orderBy('id')
    .execute();
}

export type DayRow = { day: string; visitors: number };

/** People by day, of all providers of the scope together; days on which nobody came are not there. */
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

/** What each provider's days add up to, of the period and of the one before. */
export async function findSums(tx: Tx, scope: Scope, days: Days): Promise<ProviderSums[]> {
  const sums = SUMMED.map((name) => sql`sum(${sql.ref(name)})::integer as ${sql.ref(name)}`);
  const { rows } = await sql<ProviderSums>`
    select provider_id, day < ${days.from} as is_before, ${sql.join(sums)} from provider_days
    where customer_id = ${scope.customerId} and provider_id = any(${scope.providerIds})
      and (day between ${days.beforeFrom} and ${days.beforeTo} or day between ${days.from} and ${days.to})
    group by 1, 2`.execute(tx);
  return rows;
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

/** The index knows moments: it finds a day more on each side, and the wall decides. */
function logged({ customerId, providerIds, from, to, source }: LogScope) {
  return sql`visit.customer_id = ${customerId} and visit.provider_id = any(${providerIds})
    and visit.visited_at >= ${from}::date - 1 and visit.visited_at < ${to}::date + 2 and visit.day between ${from} and ${to}
    ${source === undefined ? sql`` : sql`and visit.source = ${source}`}`;
}

/** The log as a query, so that a test can ask how it is served. A couple has a name once they have asked this provider. */
export function visitLogQuery(scope: LogScope, { limit, offset }: { limit: number; offset: number }) {
  return sql<VisitRow>`
    select visit.id, visit.visited_at, visit.source, visit.page, visit.provider_id, lead.id as lead_id, lead.couple_name
    from (
      select * from provider_visits visit where ${logged(scope)}
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
    select count(*)::integer as total from provider_visits visit where ${logged(scope)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
