import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Window } from '#platform/db/window.ts';
import type { Period } from './money.rules.ts';

export type Page<Row> = { rows: Row[]; total: number };

/** Counting stops here: no page goes further. */
const MAX_COUNTED = 10_000;

type Listed = Record<'columns' | 'from' | 'order', RawBuilder<unknown>>;

export const pageQuery = <Row>({ columns, from, order }: Listed, { limit, offset }: Window) => sql<Row>`
  select ${columns} from ${from} order by ${order} limit ${limit} offset ${offset}`;

async function findPage<Row>(tx: Tx, listed: Listed, window: Window): Promise<Page<Row>> {
  const { from } = listed;
  const { rows } = await pageQuery<Row>(listed, window).execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${from} limit ${MAX_COUNTED}) t`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type InstalmentRow = {
  id: number;
  customer_id: number;
  customer_name: string;
  provider_name: string;
  product_name: string;
  number: number;
  recurring_month: number;
  amount_cents: number;
  due_date: string;
  paid_at: string | null;
  type: 'credit_card' | 'bank_transfer' | 'direct_debit';
  failure: string | null;
  invoice_number: number | null;
  refunded_at: string | null;
  is_refund_waiting: boolean;
  is_disputed: boolean;
};

type InstalmentSearch = {
  list: 'received' | 'due' | 'failed';
  month: Period;
  today: string;
  query?: string | undefined;
};

/** Received: the newest first; due and failed: the longest due first. */
export function listInstalments(search: InstalmentSearch): Listed {
  const { list, month, today, query } = search;
  const belongs = {
    received: sql`i.status = 'paid' and i.paid_at >= ${month.from.toISOString()}
      and i.paid_at < ${month.to.toISOString()}`,
    due: sql`i.status = 'pending' and i.due_date <= ${today}`,
    failed: sql`i.status = 'failed'`,
  }[list];
  const part = likePart(query ?? '');
  const matches = query
    ? sql`(lower(c.name) like ${part} or lower(pr.name) like ${part} or t.number::text = ${query})`
    : sql`true`;
  return {
    columns: sql`i.id, i.customer_id, c.name as customer_name, pr.name as provider_name, p.product_name, i.number,
        p.recurring_month, i.amount_cents, i.due_date, i.paid_at, p.type, p.failure, t.number as invoice_number,
        i.refunded_at,
        exists (select from refund_requests r where r.installment_id = i.id and r.state = 'waiting')
          as is_refund_waiting,
        exists (select from payment_attempts a join payment_disputes d
          on d.customer_id = a.customer_id and d.attempt_id = a.id
          where a.installment_id = i.id and d.status <> 'won') as is_disputed`,
    from: sql`payment_installments i
        join payments p on p.id = i.payment_id
        join customers c on c.id = i.customer_id
        join providers pr on pr.id = p.provider_id
        left join tax_invoices t on t.installment_id = i.id
        where ${belongs} and ${matches}`,
    order: list === 'received' ? sql`i.paid_at desc, i.id desc` : sql`i.due_date, i.id`,
  };
}

export function findInstalments(tx: Tx, search: InstalmentSearch, window: Window): Promise<Page<InstalmentRow>> {
  return findPage(tx, listInstalments(search), window);
}

export type QuoteChargeRow = {
  id: number;
  customer_id: number;
  customer_name: string;
  provider_name: string;
  cents: number;
  fee_cents: number;
  refunded_cents: number;
  is_disputed: boolean;
  settled_at: string;
};

export function listQuoteCharges(month: Period): Listed {
  return {
    columns: sql`a.id, a.customer_id, c.name as customer_name, pr.name as provider_name, a.cents, a.fee_cents,
        a.settled_at,
        coalesce((select sum(r.cents) from quote_refunds r
          where r.customer_id = a.customer_id and r.attempt_id = a.id and r.failed_at is null), 0)::int
          as refunded_cents,
        exists (select from quote_disputes d
          where d.customer_id = a.customer_id and d.attempt_id = a.id and d.status <> 'won') as is_disputed`,
    from: sql`quote_attempts a
        join quotes q on q.customer_id = a.customer_id and q.id = a.quote_id
        join customers c on c.id = a.customer_id
        join providers pr on pr.id = q.provider_id
        where a.status = 'paid' and a.settled_at >= ${month.from.toISOString()}
          and a.settled_at < ${month.to.toISOString()}`,
    order: sql`a.settled_at desc, a.id desc`,
  };
}

export function findQuoteCharges(tx: Tx, month: Period, window: Window): Promise<Page<QuoteChargeRow>> {
  return findPage(tx, listQuoteCharges(month), window);
}

export type DisputeRow = {
  gateway_id: string;
  about: 'package' | 'quote';
  customer_id: number;
  customer_name: string;
  provider_name: string;
  cents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  opened_at: string;
};

export function listDisputes(state: DisputeRow['status'] | undefined): Listed {
  return {
    columns: sql`d.*, c.name as customer_name, pr.name as provider_name`,
    from: sql`(
        select d.gateway_id, 'package' as about, d.customer_id, p.provider_id, d.amount_cents as cents, d.reason,
          d.status, d.opened_at
        from payment_disputes d join payment_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id
        join payments p on p.id = a.payment_id
        union all
        select d.gateway_id, 'quote', d.customer_id, q.provider_id, d.cents, d.reason, d.status, d.opened_at
        from quote_disputes d join quote_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id
        join quotes q on q.customer_id = a.customer_id and q.id = a.quote_id) d
        join customers c on c.id = d.customer_id
        join providers pr on pr.id = d.provider_id
        where ${state === undefined ? sql`true` : sql`d.status = ${sql.lit(state)}`}`,
    order: sql`d.opened_at desc, d.gateway_id`,
  };
}

export function findDisputes(tx: Tx, state: DisputeRow['status'] | undefined, window: Window) {
  return findPage<DisputeRow>(tx, listDisputes(state), window);
}

export type PayoutRow = {
  gateway_id: string;
  customer_id: number;
  customer_name: string;
  provider_name: string;
  cents: number;
  status: 'on_the_way' | 'arrived' | 'failed';
  arrives_on: string;
  failure: string | null;
};

export function listPayouts(state: PayoutRow['status'] | undefined): Listed {
  return {
    columns: sql`o.gateway_id, o.customer_id, c.name as customer_name, pr.name as provider_name, o.cents, o.status,
        o.arrives_on, o.failure`,
    from: sql`quote_payouts o
        join customers c on c.id = o.customer_id
        join providers pr on pr.id = o.provider_id
        where ${state === undefined ? sql`true` : sql`o.status = ${sql.lit(state)}`}`,
    order: sql`o.created_at desc, o.gateway_id`,
  };
}

export function findPayouts(tx: Tx, state: PayoutRow['status'] | undefined, window: Window) {
  return findPage<PayoutRow>(tx, listPayouts(state), window);
}
