import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Period } from './money.rules.ts';

export type MoneyFigures = Record<
  'received' | 'due' | 'failed' | 'disputes' | 'refunds' | 'failedRefunds' | 'transfers' | 'payouts' | 'quotes',
  { count: number; cents: number }
> & { fee: { count: number; cents: number } };

type FigureRow = { name: keyof MoneyFigures; count: number; cents: number };

/** Each figure is the sum of the list of the same name. */
export async function findFigures(tx: Tx, month: Period, today: string): Promise<MoneyFigures> {
  const [from, to] = [month.from.toISOString(), month.to.toISOString()];
  const { rows } = await sql<FigureRow>`
    select f.name, f.count::int as count, coalesce(f.cents, 0)::float8 as cents from (
      select 'received' as name, count(*), sum(amount_cents) as cents from payment_installments
        where status = 'paid' and paid_at >= ${from} and paid_at < ${to}
      union all select 'due', count(*), sum(amount_cents) from payment_installments
        where status = 'pending' and due_date <= ${today}
      union all select 'failed', count(*), sum(amount_cents) from payment_installments where status = 'failed'
      union all select 'disputes', count(*), sum(cents) from (
        select amount_cents as cents from payment_disputes where status = 'open'
        union all select cents from quote_disputes where status = 'open') d
      union all select 'refunds', count(*), sum(amount_cents) from refund_requests where state = 'waiting'
      union all select 'failedRefunds', count(*), sum(cents) from failed_refunds where settled_at is null
      union all select 'transfers', count(*), sum(amount_cents) from bank_transfers where state = 'waiting'
      union all select 'payouts', count(*), sum(cents) from quote_payouts where status = 'failed'
      union all select 'quotes', count(*), sum(cents) from quote_attempts
        where status = 'paid' and settled_at >= ${from} and settled_at < ${to}
      union all select 'fee', count(*), sum(fee_cents) from quote_attempts
        where status = 'paid' and settled_at >= ${from} and settled_at < ${to}) f`.execute(tx);
  return Object.fromEntries(rows.map(({ name, count, cents }) => [name, { count, cents }])) as MoneyFigures;
}
