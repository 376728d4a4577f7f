import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { OFFICE_ZONE } from './overview.rules.ts';
import type {} from './overview.tables.ts';

export type RequestFilter = {
  list: 'all' | 'answered' | 'quick' | 'unanswered' | 'spam';
  /** What `quick` means. */
  quickMinutes: number;
  from: string;
  days: number;
  categoryId: number | undefined;
  cityId: number | undefined;
};

export type RequestRow = {
  id: number;
  created_at: string;
  answer_minutes: number | null;
  provider_name: string;
  customer_id: number;
  category_name: string;
  city_name: string;
};

const genuine = sql`l.spam_confirmed_at is null`;
const LISTS = {
  all: genuine,
  answered: sql`${genuine} and l.answer_minutes is not null`,
  unanswered: sql`${genuine} and l.answer_minutes is null`,
  spam: sql`not (${genuine})`,
};

const providers = sql`join providers p on p.id = l.provider_id`;

/** The requests that `countWeek` counts. */
function requestsOf({ list, quickMinutes, from, days, categoryId, cityId }: RequestFilter, joined = providers) {
  const counted = list === 'quick' ? sql`${genuine} and l.answer_minutes <= ${quickMinutes}` : LISTS[list];
  return sql`leads l ${joined}
    where l.created_at >= (${from}::date)::timestamp at time zone ${OFFICE_ZONE}
      and l.created_at < (${from}::date + ${days}::int)::timestamp at time zone ${OFFICE_ZONE}
      and l.deleted_at is null and ${counted}
      ${categoryId === undefined ? sql`` : sql`and p.category_id = ${categoryId}`}
      ${cityId === undefined ? sql`` : sql`and p.city_id = ${cityId}`}`;
}

export async function countRequests(tx: Tx, filter: RequestFilter): Promise<number> {
  // Every request has a provider: forty thousand are counted in two thirds of the time if nothing is asked of it.
  const isOfPlace = filter.categoryId !== undefined || filter.cityId !== undefined;
  const requests = requestsOf(filter, isOfPlace ? providers : sql``);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${requests}`.execute(tx);
  return rows[0]?.total ?? 0;
}

type Slice = { limit: number; offset: number };

/** Newest first. */
export async function findRequests(tx: Tx, filter: RequestFilter, slice: Slice): Promise<RequestRow[]> {
  return (await requestsQuery(filter, slice).execute(tx)).rows;
}

export const requestsQuery = (filter: RequestFilter, { limit, offset }: Slice) => sql<RequestRow>`
    select r.*, category.name as category_name, city.name as city_name
    from (
      select l.id, l.created_at, l.answer_minutes, p.name as provider_name, p.customer_id, p.category_id, p.city_id
      from ${requestsOf(filter)}
      order by l.created_at desc, l.id desc limit ${limit} offset ${offset}
    ) r join provider_categories category on category.id = r.category_id join cities city on city.id = r.city_id
    order by r.created_at desc, r.id desc`;
