import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Window } from '#platform/db/window.ts';

/** Counting stops here: no page goes further. */
const MAX_COUNTED = 10_000;

export type CustomerSearch = { text: string | undefined; phone: string | undefined; abn: string | undefined };

/** One select per searched column, so that each uses its own index. */
function selectMatching({ text, phone, abn }: CustomerSearch) {
  if (!text) return sql`select id from customers`;
  const part = likePart(text);
  const byPhone = phone
    ? sql`union select customer_id from customer_users where phone = ${phone}
        union select customer_id from providers where quick_number = ${phone}
        union select customer_id from providers where redirect_number = ${phone}`
    : sql``;
  const byAbn = abn ? sql`union select customer_id from billing_details where abn <> '' and abn = ${abn}` : sql``;
  return sql`
    select id from customers where lower(name) like ${part}
    union select customer_id from providers where lower(name) like ${part}
    union select customer_id from customer_users where lower(name || ' ' || surname) like ${part}
    union select customer_id from customer_users where lower(email) like ${part}
    union select u.customer_id from logins l join customer_users u on u.login_id = l.id where l.username_key like ${part}
    ${byPhone} ${byAbn}`;
}

export type FoundCustomerRow = {
  id: number;
  name: string;
  is_paid: boolean;
  account_manager_name: string;
  people: number;
  providers: string[];
  is_left: boolean | null;
  is_on_hold: boolean | null;
};

export function customersQuery(search: CustomerSearch, { limit, offset }: Window) {
  return sql<FoundCustomerRow>`
    select c.id, c.name, c.is_paid, c.account_manager_name,
      (select count(*)::int from customer_users u where u.customer_id = c.id and u.deleted_at is null) as people,
      p.providers, p.is_left, p.is_on_hold
    from (
      select * from customers where id in (${selectMatching(search)}) order by lower(name), id
      limit ${limit} offset ${offset}
    ) c
    cross join lateral (
      select coalesce(json_agg(name order by name), '[]') as providers, bool_and(left_at is not null) as is_left,
        bool_and(on_hold or left_at is not null) as is_on_hold
      from providers where customer_id = c.id
    ) p
    order by lower(c.name), c.id`;
}

export async function findCustomers(tx: Tx, search: CustomerSearch, window: Window): Promise<FoundCustomerRow[]> {
  const { rows } = await customersQuery(search, window).execute(tx);
  return rows;
}

export async function countCustomers(tx: Tx, search: CustomerSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from (${selectMatching(search)}) f limit ${MAX_COUNTED}) t`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}
