import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Period } from './money.rules.ts';

/** Money that moved, by our books. */
export type BookEntry = {
  kind: 'charges' | 'quoteCharges' | 'refunds' | 'transfers' | 'returns' | 'disputes';
  /** The gateway’s name of it; refunds of packages have only that of their charge. */
  id: string;
  cents: number;
  at: string;
  customer_id: number | null;
  customer_name: string | null;
};

/**
 * What our books have for the period, and whatever else the gateway names. A charge that was sent back at once because
 * nobody owed it is a charge and a refund.
 */
export async function findBookEntries(tx: Tx, period: Period, named: readonly string[]): Promise<BookEntry[]> {
  const ids = named as string[];
  const during = (column: string) => {
    const moment = sql.raw(column);
    return sql`${moment} >= ${period.from.toISOString()} and ${moment} < ${period.to.toISOString()}`;
  };
  const { rows } = await sql<BookEntry>`
    select e.*, c.name as customer_name from (
      select 'charges' as kind, a.gateway_id as id, a.amount_cents as cents, a.created_at as at, a.customer_id
        from payment_attempts a
        where a.gateway_id is not null and (${during('a.created_at')} or a.gateway_id = any(${ids}))
          and (a.status = 'paid' or exists (select from payment_refunds r where r.gateway_id = a.gateway_id))
      union all
      select 'quoteCharges', a.gateway_id, a.cents, a.created_at, a.customer_id
        from quote_attempts a
        where a.gateway_id is not null and (${during('a.created_at')} or a.gateway_id = any(${ids}))
          and (a.status = 'paid' or exists (select from quote_refunds r
            where r.customer_id = a.customer_id and r.attempt_id = a.id))
      union all
      select 'refunds', r.gateway_id, r.amount_cents, r.done_at, r.customer_id
        from payment_refunds r
        where r.done_at is not null and r.failed_at is null
          and (${during('r.done_at')} or r.gateway_id = any(${ids}))
      union all
      select 'refunds', r.gateway_id, r.cents, r.done_at, r.customer_id
        from quote_refunds r
        where r.done_at is not null and r.failed_at is null and r.gateway_id is not null
          and (${during('r.done_at')} or r.gateway_id = any(${ids}))
      union all
      select 'transfers', t.gateway_id, t.amount_cents, t.received_at, t.customer_id
        from bank_transfers t where ${during('t.received_at')} or t.gateway_id = any(${ids})
      union all
      select 'returns', t.gateway_id, t.amount_cents, t.received_at, t.customer_id
        from bank_transfers t
        where t.state = 'returned' and (${during('t.received_at')} or t.gateway_id = any(${ids}))
      union all
      select 'disputes', d.gateway_id, d.amount_cents, d.opened_at, d.customer_id
        from payment_disputes d where ${during('d.opened_at')} or d.gateway_id = any(${ids})
      union all
      select 'disputes', d.gateway_id, d.cents, d.opened_at, d.customer_id
        from quote_disputes d where ${during('d.opened_at')} or d.gateway_id = any(${ids})
    ) e left join customers c on c.id = e.customer_id`.execute(tx);
  return rows;
}

export type BookkeepingRow = {
  at: string;
  kind: 'received' | 'refund' | 'quote_fee' | 'quote_fee_refund' | 'dispute_lost';
  customer_name: string;
  abn: string;
  description: string;
  invoice_number: number | null;
  cents: number;
  gst_cents: number | null;
  gateway_id: string | null;
};

/** What the marketplace earned and gave back, one line for each, the oldest first. */
export async function findBookkeeping(tx: Tx, period: Period, limit: number): Promise<BookkeepingRow[]> {
  const [from, to] = [period.from.toISOString(), period.to.toISOString()];
  const { rows } = await sql<BookkeepingRow>`
    select e.at, e.kind, c.name as customer_name, coalesce(b.abn, '') as abn, e.description, e.invoice_number,
      e.cents::int as cents, e.gst_cents::int as gst_cents, e.gateway_id
    from (
      select i.paid_at as at, 'received' as kind, i.customer_id, t.description, t.number as invoice_number,
        i.amount_cents as cents, t.gst_cents, coalesce(a.gateway_id, b.gateway_id) as gateway_id
        from payment_installments i
        left join tax_invoices t on t.installment_id = i.id
        left join payment_attempts a on a.installment_id = i.id and a.status = 'paid'
        left join bank_transfers b on b.installment_id = i.id
        where i.status = 'paid' and i.paid_at >= ${from} and i.paid_at < ${to}
      union all
      select i.refunded_at, 'refund', i.customer_id, t.description, t.number, -i.amount_cents, -t.gst_cents,
        coalesce(a.gateway_id, b.gateway_id)
        from payment_installments i
        left join tax_invoices t on t.installment_id = i.id
        left join payment_attempts a on a.installment_id = i.id and a.status = 'paid'
        left join bank_transfers b on b.installment_id = i.id
        where i.refunded_at >= ${from} and i.refunded_at < ${to}
      union all
      select a.settled_at, 'quote_fee', a.customer_id, 'Fee for a couple’s payment', null, a.fee_cents,
        round(a.fee_cents / 11.0), a.gateway_id
        from quote_attempts a where a.status = 'paid' and a.settled_at >= ${from} and a.settled_at < ${to}
      union all
      select r.done_at, 'quote_fee_refund', r.customer_id, 'Fee of a refunded payment', null,
        -round(a.fee_cents * r.cents / a.cents::numeric), -round(a.fee_cents * r.cents / a.cents::numeric / 11),
        r.gateway_id
        from quote_refunds r join quote_attempts a on a.customer_id = r.customer_id and a.id = r.attempt_id
        where a.status = 'paid' and r.failed_at is null and r.done_at >= ${from} and r.done_at < ${to}
      union all
      select d.closed_at, 'dispute_lost', d.customer_id, 'Lost dispute: ' || d.reason, t.number, -d.amount_cents,
        -round(d.amount_cents / 11.0), d.gateway_id
        from payment_disputes d join payment_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id
        left join tax_invoices t on t.installment_id = a.installment_id
        where d.status = 'lost' and d.closed_at >= ${from} and d.closed_at < ${to}
    ) e
    join customers c on c.id = e.customer_id
    left join billing_details b on b.customer_id = e.customer_id
    order by e.at, e.gateway_id limit ${limit}`.execute(tx);
  return rows;
}
