import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteRefundTable } from './quote-payments.tables.ts';

export type RefundRow = Selectable<QuoteRefundTable>;

export function insertRefund(tx: Tx, refund: Insertable<QuoteRefundTable>): Promise<{ id: number }> {
  return tx.insertInto('quote_refunds').values(refund).returning('id').executeTakeFirstOrThrow();
}

/** How much of a charge goes back, done or still under way; not what failed. */
export async function findRefundedCents(tx: Tx, customerId: number, attemptId: number): Promise<number> {
  const row = await tx
    .selectFrom('quote_refunds')
    .select(sql<number>`coalesce(sum(cents), 0)::integer`.as('cents'))
    .where('customer_id', '=', customerId)
    .where('attempt_id', '=', attemptId)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Whether any of a charge was to go back, whatever became of it. */
export async function hasRefund(tx: Tx, customerId: number, attemptId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('quote_refunds')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row !== undefined;
}

export type DueRefund = RefundRow & { charge_id: string };

/** One refund that is due; until `again` it is left to its claimer. */
export async function claimRefund(
  tx: Tx,
  { now, again }: { now: string; again: string },
): Promise<DueRefund | undefined> {
  const { rows } = await sql<DueRefund>`
    update quote_refunds r set next_try_at = ${again}
    from quote_attempts a
    where a.customer_id = r.customer_id and a.id = r.attempt_id and r.id = (
      select id from quote_refunds where done_at is null and failed_at is null and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning r.*, a.gateway_id as charge_id`.execute(tx);
  return rows[0];
}

export async function markRefundDone(tx: Tx, id: number, done: { gatewayId: string; at: string }): Promise<void> {
  await tx
    .updateTable('quote_refunds')
    .set({ gateway_id: done.gatewayId, done_at: done.at })
    .where('id', '=', id)
    .execute();
}

export async function postponeRefund(tx: Tx, id: number, until: string): Promise<void> {
  await tx
    .updateTable('quote_refunds')
    .set({ tries: sql`least(tries + 1, 100)`, next_try_at: until })
    .where('id', '=', id)
    .execute();
}

export async function markRefundFailed(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('quote_refunds').set({ failed_at: at }).where('id', '=', id).execute();
}

/** By the gateway’s name of it, or by ours if the gateway was faster than we could store its own. */
export function findReportedRefund(
  tx: Tx,
  { gatewayId, id }: { gatewayId: string; id: number | undefined },
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('quote_refunds')
    .selectAll()
    .where((where) => where.or([where('gateway_id', '=', gatewayId), where('id', '=', id ?? 0)]))
    .executeTakeFirst();
}

export function findRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  return tx.selectFrom('quote_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}
