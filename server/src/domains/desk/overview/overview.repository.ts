import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { MarketplaceWeekTable } from './overview.tables.ts';

const PLACES_SHOWN = 6;
const VENDORS_SHOWN = 5;
const PAYMENTS_SHOWN = 5;

/** Oldest first. */
export function findWeeks(tx: Tx, since: string): Promise<MarketplaceWeekTable[]> {
  return tx.selectFrom('marketplace_weeks').selectAll().where('week', '>=', since).orderBy('week').execute();
}

export type PlaceRow = { id: number; name: string; requests: number };

export async function findPlaces(tx: Tx, by: 'category' | 'city', since: string): Promise<PlaceRow[]> {
  const [table, column] = by === 'city' ? ['cities', 'city_id'] : ['provider_categories', 'category_id'];
  const { rows } = await sql<PlaceRow>`
    select t.id, t.name, sum(w.requests)::int as requests
    from marketplace_week_places w join ${sql.table(table as string)} t on t.id = w.${sql.ref(column as string)}
    where w.week >= ${since}
    group by t.id, t.name order by requests desc, t.name limit ${PLACES_SHOWN}`.execute(tx);
  return rows;
}

export type SlowVendorRow = {
  id: number;
  name: string;
  customer_id: number;
  couples: number;
  since: string;
  /** Today, by somebody of the team. */
  reminded_at: string | null;
  reminded_by: string | null;
};

/** Vendors with the longest waiting couples. Who has waited for longer than `since` has given up on an answer. */
export async function findSlowVendors(
  tx: Tx,
  { since, today }: { since: Date; today: string },
): Promise<SlowVendorRow[]> {
  const { rows } = await sql<SlowVendorRow>`
    select p.id, p.name, p.customer_id, w.couples, w.since, r.reminded_at, trim(s.name || ' ' || s.surname) as reminded_by
    from (
      select l.provider_id, count(*)::int as couples, min(l.waiting_since) as since
      from leads l join providers here on here.id = l.provider_id and here.left_at is null
      where l.waiting_since > ${since.toISOString()} and l.deleted_at is null
      group by l.provider_id order by since limit ${VENDORS_SHOWN}
    ) w join providers p on p.id = w.provider_id
    left join vendor_reminders r on r.provider_id = p.id and r.day = ${today}
    left join staff_members s on s.id = r.staff_member_id
    order by w.since`.execute(tx);
  return rows;
}

export type MoneySums = { sold: number; due: number; failed: number };

export async function sumMoney(tx: Tx, { monthStart, today }: { monthStart: Date; today: string }): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    select
      (select coalesce(sum(amount_cents), 0) from payment_installments
        where status = 'paid' and paid_at >= ${monthStart.toISOString()})::float8 as sold,
      (select coalesce(sum(amount_cents), 0) from payment_installments
        where status = 'pending' and due_date <= ${today})::float8 as due,
      (select coalesce(sum(amount_cents), 0) from payment_installments where status = 'failed')::float8 as failed`.execute(
    tx,
  );
  return rows[0] ?? { sold: 0, due: 0, failed: 0 };
}

export type FailedPaymentRow = {
  id: number;
  customer_id: number;
  customer_name: string;
  product_name: string;
  cents: number;
  failure: string | null;
  due_date: string;
};

/** The longest due first. */
export async function findFailedPayments(tx: Tx): Promise<FailedPaymentRow[]> {
  const { rows } = await sql<FailedPaymentRow>`
    select p.id, p.customer_id, c.name as customer_name, p.product_name, p.failure, p.due_date,
      (select coalesce(sum(i.amount_cents), 0) from payment_installments i
        where i.payment_id = p.id and i.status = 'failed')::int as cents
    from payments p join customers c on c.id = p.customer_id
    where p.status = 'failed' order by p.due_date, p.id limit ${PAYMENTS_SHOWN}`.execute(tx);
  return rows;
}
