import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { QuoteBankAccountTable, QuotePayoutTable } from './quote-payments.tables.ts';

export type ProviderKey = { customerId: number; providerId: number };

export type Owed = { overdue_cents: number; due_cents: number };

export type MoneyRow = {
  id: number;
  quote_id: number;
  lead_id: number;
  couple_name: string;
  provider_name: string;
  kind: 'deposit' | 'instalment' | 'balance' | 'amendment';
  cents: number;
  due_on: string;
  state: 'open' | 'overdue' | 'paid';
  paid_at: string | null;
  paid_by: 'card' | 'transfer' | null;
  fee_cents: number;
  refunded_cents: number;
  dispute: 'open' | 'won' | 'lost' | null;
};

const INSTALMENTS = sql`
    from quotes q
    join quote_instalments i on i.customer_id = q.customer_id and i.quote_id = q.id
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    left join couple_providers deal on deal.customer_id = q.customer_id and deal.id = q.deal_id`;
const IS_OWED = sql`i.state = 'open' and deal.status <> 'refused' and l.deleted_at is null`;
const isOverdue = (now: string) => sql`i.due_on < (${now}::timestamptz at time zone p.time_zone)::date`;

/** Instalments of a provider's quotes whose deals still hold: what is open by its day, or what is paid, newest first. */
export async function findMoneyRows(
  tx: Tx,
  { customerId, providerId }: ProviderKey,
  { state, now, limit }: { state: 'open' | 'paid'; now: string; limit: number },
): Promise<MoneyRow[]> {
  const order = state === 'open' ? sql`i.due_on, i.id` : sql`i.paid_at desc, i.id desc`;
  const { rows } = await sql<MoneyRow>`
    select i.id, i.quote_id, q.lead_id, l.couple_name, p.name as provider_name, i.kind, i.cents, i.due_on,
      case when i.state = 'open' and ${isOverdue(now)}
        then 'overdue' else i.state end as state,
      i.paid_at, i.paid_by, coalesce(a.fee_cents, 0) as fee_cents,
      coalesce((select sum(r.cents) from quote_refunds r
        where r.customer_id = a.customer_id and r.attempt_id = a.id and r.failed_at is null), 0)::integer
        as refunded_cents,
      (select d.status from quote_disputes d where d.customer_id = a.customer_id and d.attempt_id = a.id
        order by d.opened_at desc limit 1) as dispute
    ${INSTALMENTS}
    left join quote_attempts a on a.customer_id = i.customer_id and a.instalment_id = i.id and a.status = 'paid'
    where q.customer_id = ${customerId} and q.provider_id = ${providerId} and q.state = 'accepted'
      and ${state === 'paid' ? sql`i.state = 'paid'` : IS_OWED}
    order by ${order} limit ${limit}`.execute(tx);
  return rows;
}

/** What couples still owe. A query, so that a test can read its plan. */
export const owedQuery = ({ customerId, providerId }: ProviderKey, now: string) => sql<Owed>`
  select coalesce(sum(i.cents) filter (where ${isOverdue(now)}), 0)::bigint as overdue_cents,
    coalesce(sum(i.cents) filter (where not ${isOverdue(now)}), 0)::bigint as due_cents
  ${INSTALMENTS}
  where q.customer_id = ${customerId} and q.provider_id = ${providerId} and q.state = 'accepted' and ${IS_OWED}`;

export async function sumOwed(tx: Tx, key: ProviderKey, now: string): Promise<Owed> {
  const { rows } = await owedQuery(key, now).execute(tx);
  return rows[0] ?? { overdue_cents: 0, due_cents: 0 };
}

/** What was paid in each of the last months, less what went back or was lost in a dispute. */
export async function findMonths(
  tx: Tx,
  { customerId, providerId }: ProviderKey,
  { now, months }: { now: string; months: number },
): Promise<{ month: string; cents: number }[]> {
  const { rows } = await sql<{ month: string; cents: number }>`
    with zone as (select time_zone from providers where customer_id = ${customerId} and id = ${providerId}),
    moved as (
      select i.paid_at as at, i.cents from quote_instalments i
      join quotes q on q.customer_id = i.customer_id and q.id = i.quote_id
      where q.customer_id = ${customerId} and q.provider_id = ${providerId} and i.state = 'paid'
      union all
      select r.created_at, -r.cents from quote_refunds r
      join quote_attempts a on a.customer_id = r.customer_id and a.id = r.attempt_id and a.status = 'paid'
      join quotes q on q.customer_id = r.customer_id and q.id = r.quote_id
      where q.customer_id = ${customerId} and q.provider_id = ${providerId} and r.failed_at is null
      union all
      select d.closed_at, -least(d.cents, a.cents - coalesce((select sum(r.cents) from quote_refunds r
        where r.customer_id = a.customer_id and r.attempt_id = a.id and r.failed_at is null), 0))
      from quote_disputes d
      join quote_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id and a.status = 'paid'
      join quotes q on q.customer_id = a.customer_id and q.id = a.quote_id
      where q.customer_id = ${customerId} and q.provider_id = ${providerId} and d.status = 'lost')
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(moved.cents), 0)::integer as cents
    from zone, generate_series(
      date_trunc('month', ${now}::timestamptz at time zone zone.time_zone) - make_interval(months => ${months - 1}),
      date_trunc('month', ${now}::timestamptz at time zone zone.time_zone), interval '1 month') as month
    left join moved on date_trunc('month', moved.at at time zone (select time_zone from zone)) = month
    group by month order by month`.execute(tx);
  return rows;
}

export type PayoutRow = Selectable<QuotePayoutTable>;

export function findPayouts(tx: Tx, { customerId, providerId }: ProviderKey, limit: number) {
  return tx
    .selectFrom('quote_payouts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function findBankAccount(tx: Tx, { customerId, providerId }: ProviderKey) {
  return tx
    .selectFrom('quote_bank_accounts')
    .select(['name', 'bsb', 'account_number'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

export async function saveBankAccount(tx: Tx, account: Insertable<QuoteBankAccountTable>): Promise<void> {
  const { name, bsb, account_number } = account;
  await tx
    .insertInto('quote_bank_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ name, bsb, account_number }))
    .execute();
}

/** The quote of an instalment that belongs to the owner. */
export async function findOwnInstalment(
  tx: Tx,
  { customerId, providerIds }: Owner,
  id: number,
): Promise<{ id: number; quote_id: number } | undefined> {
  return tx
    .selectFrom('quote_instalments as i')
    .innerJoin('quotes as q', (join) =>
      join.onRef('q.customer_id', '=', 'i.customer_id').onRef('q.id', '=', 'i.quote_id'),
    )
    .select(['i.id', 'i.quote_id'])
    .where('i.customer_id', '=', customerId)
    .where(anyOf('q.provider_id', providerIds))
    .where('i.id', '=', id)
    .executeTakeFirst();
}

export async function hasOpenDispute(tx: Tx, customerId: number, attemptId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('quote_disputes')
    .select('gateway_id')
    .where('customer_id', '=', customerId)
    .where('attempt_id', '=', attemptId)
    .where('status', '<>', 'won')
    .executeTakeFirst();
  return row !== undefined;
}
