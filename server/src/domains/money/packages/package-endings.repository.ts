import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SoldAs } from './packages.tables.ts';

/**
 * The payments behind packages. What was left of a package that was replaced is part of the one that replaced it, and it
 * can have instalments to come.
 */
const paymentsBehind = (isOneOf: RawBuilder<unknown>) => sql`(
  with recursive part as (
    select p.provider_id, p.id, p.starts_on, p.payment_id from provider_products p
    where ${isOneOf} and p.ends_on is not null
    union
    select p.provider_id, p.id, p.starts_on, p.payment_id from part
    join provider_products p on p.provider_id = part.provider_id and p.replaced_on = part.starts_on
      and p.id < part.id and p.ends_on is not null and p.ended_from is null)
  select payment_id from part where payment_id is not null)`;

export async function findPaymentsBehind(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct payment_id as id from ${paymentsBehind(sql`p.id = any(${ids})`)} as paid`.execute(tx);
  return rows.map(({ id }) => id);
}

type Ended = { ids: readonly number[]; day: string; staffMemberId: number; reason: string };

/** How many of them had not ended before. */
export async function markEnded(tx: Tx, { ids, day, staffMemberId, reason }: Ended): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_products')
    .set({
      ended_from: sql<string>`ends_on`,
      ended_by: staffMemberId,
      ended_reason: reason,
      ends_on: sql<string>`greatest(starts_on, ${day}::date)`,
      replaced_on: day,
    })
    .where(anyOf('id', ids))
    .where('replaced_on', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type EndedPackage = {
  id: number;
  starts_on: string;
  ended_from: string;
  sold_as: SoldAs;
  /** What was paid goes back or was called off. */
  is_reversed: boolean;
};

export async function findEndedPackages(tx: Tx, providerId: number): Promise<EndedPackage[]> {
  const { rows } = await sql<EndedPackage>`
    select held.id, held.starts_on, held.ended_from, held.sold_as,
      exists (select from payment_installments i where i.payment_id in ${paymentsBehind(sql`p.id = held.id`)}
        and (i.status <> 'paid' or i.refunded_at is not null))
      or exists (select from refund_requests r where r.payment_id = held.payment_id and r.state <> 'declined')
      as is_reversed
    from provider_products held where held.provider_id = ${providerId} and held.ended_from is not null`.execute(tx);
  return rows;
}

export async function unmarkEnded(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('provider_products')
    .set({
      ends_on: sql<string>`ended_from`,
      replaced_on: null,
      ended_from: null,
      ended_by: null,
      ended_reason: null,
    })
    .where(anyOf('id', ids))
    .execute();
}
