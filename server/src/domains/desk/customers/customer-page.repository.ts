import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';

const PAYMENTS_SHOWN = 12;
const INVOICES_SHOWN = 24;
const ANSWER_DAYS = 90;

export type PersonRow = {
  id: number;
  version: number;
  name: string;
  first_name: string;
  surname: string;
  email: string | null;
  phone: string | null;
  role_id: number;
  status: 'waiting_confirmation' | 'invited' | 'active' | 'inactive';
  can_manage: boolean;
  active: boolean;
  last_seen_at: string | null;
};

export async function findPeople(tx: Tx, customerId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.version, trim(u.name || ' ' || u.surname) as name, u.name as first_name, u.surname, u.email, u.phone,
      u.role_id, u.status, u.can_manage, u.active,
      (select max(t.last_used_at) from access_tokens t where t.customer_user_id = u.id) as last_seen_at
    from customer_users u where u.customer_id = ${customerId} and u.deleted_at is null
    order by not u.active, not u.can_manage, lower(u.name), u.id`.execute(tx);
  return rows;
}

export type CustomerProviderRow = {
  id: number;
  name: string;
  category_name: string;
  city_name: string;
  on_hold: boolean;
  team_hold_reason: string | null;
  left_at: string | null;
  listing_product_name: string;
  product_date_end: string | null;
  has_running_package: boolean;
  ended_package: { name: string; reason: string; by: string; until: string } | null;
  quick_number: string | null;
  redirect_number: string | null;
  redirect_hours: Selectable<Tables['providers']>['redirect_hours'];
  waiting: number;
  median_minutes: number | null;
};

export async function findProviders(tx: Tx, customerId: number, now: Date): Promise<CustomerProviderRow[]> {
  const since = new Date(now.getTime() - ANSWER_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { rows } = await sql<CustomerProviderRow>`
    with waiting as (
      select provider_id, count(*)::int as couples from leads
      where customer_id = ${customerId} and waiting_since is not null and deleted_at is null group by provider_id
    ), answered as (
      select provider_id, percentile_disc(0.5) within group (order by answer_minutes) as minutes from leads
      where customer_id = ${customerId} and deleted_at is null and answer_minutes is not null
        and status <> 'spam_reported' and created_at > ${since} group by provider_id
    )
    select p.id, p.name, k.name as category_name, t.name as city_name, p.on_hold, p.team_hold_reason, p.left_at,
      p.listing_product_name, p.product_date_end, p.quick_number, p.redirect_number, p.redirect_hours, coalesce(w.couples, 0) as waiting,
      a.minutes as median_minutes,
      exists (select from provider_products held where held.provider_id = p.id and held.replaced_on is null
        and held.ends_on >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date) as has_running_package,
      (select json_build_object('name', held.sold_as->>'name', 'reason', held.ended_reason,
          'by', trim(s.name || ' ' || s.surname), 'until', held.ended_from)
        from provider_products held join staff_members s on s.id = held.ended_by
        where held.provider_id = p.id and held.ended_from >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date
        order by held.starts_on limit 1) as ended_package
    from providers p
    join provider_categories k on k.id = p.category_id
    join cities t on t.id = p.city_id
    left join waiting w on w.provider_id = p.id
    left join answered a on a.provider_id = p.id
    where p.customer_id = ${customerId}
    order by p.left_at is not null, lower(p.name), p.id`.execute(tx);
  return rows;
}

export type PromisedRow = {
  id: number;
  product_name: string;
  provider_name: string;
  status: 'to_do' | 'scheduled' | 'delivered' | 'cancelled';
  due_on: string | null;
  scheduled_on: string | null;
};

/** What is still to be delivered first. */
export async function findPromised(tx: Tx, customerId: number): Promise<PromisedRow[]> {
  const { rows } = await sql<PromisedRow>`
    select o.id, products.name as product_name, p.name as provider_name, o.status, o.due_on, o.scheduled_on
    from product_orders o
    join products on products.id = o.product_id
    join providers p on p.id = o.provider_id
    where o.customer_id = ${customerId}
    order by o.closed_at is not null, coalesce(o.due_on, o.created_at::date), o.id`.execute(tx);
  return rows;
}

export type CustomerPaymentRow = {
  id: number;
  product_name: string;
  provider_name: string;
  amount_cents: number;
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  due_date: string;
  failure: string | null;
};

export async function findPayments(tx: Tx, customerId: number): Promise<CustomerPaymentRow[]> {
  const { rows } = await sql<CustomerPaymentRow>`
    select y.id, y.product_name, p.name as provider_name, y.amount_cents, y.status, y.due_date, y.failure
    from payments y join providers p on p.id = y.provider_id
    where y.customer_id = ${customerId} order by y.created_at desc, y.id desc limit ${PAYMENTS_SHOWN}`.execute(tx);
  return rows;
}

export type CustomerInvoiceRow = {
  installment_id: number;
  number: number;
  issued_on: string;
  description: string;
  amount_cents: number;
};

export async function findInvoices(tx: Tx, customerId: number): Promise<CustomerInvoiceRow[]> {
  const { rows } = await sql<CustomerInvoiceRow>`
    select installment_id, number, issued_on, description, amount_cents from tax_invoices
    where customer_id = ${customerId} order by number desc limit ${INVOICES_SHOWN}`.execute(tx);
  return rows;
}

export async function sumOpen(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(i.amount_cents), 0)::int as cents
    from payments y join payment_installments i on i.payment_id = y.id
    where y.customer_id = ${customerId} and y.status in ('pending', 'failed') and i.status in ('pending', 'failed')`.execute(
    tx,
  );
  return rows[0]?.cents ?? 0;
}

/** Who manages the account, also those who have not accepted their invitation yet. */
export async function findManagers(tx: Tx, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_users
    where customer_id = ${customerId} and can_manage and status <> 'inactive' and deleted_at is null
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
