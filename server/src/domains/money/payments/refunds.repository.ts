import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { isDue } from './next-try.repository.ts';
import type { PaymentRefundTable } from './payments.tables.ts';

export type RefundRow = Selectable<PaymentRefundTable>;

/** False when this charge has a refund already. */
export async function insertRefund(tx: Tx, refund: Insertable<PaymentRefundTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function hasRefund(tx: Tx, gatewayId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select('gateway_id')
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst();
  return row !== undefined;
}

export function findRefund(tx: Tx, gatewayId: string): Promise<RefundRow | undefined> {
  return tx.selectFrom('payment_refunds').selectAll().where('gateway_id', '=', gatewayId).executeTakeFirst();
}

export async function markRefundFailed(tx: Tx, gatewayId: string, at: string): Promise<void> {
  await tx.updateTable('payment_refunds').set({ failed_at: at }).where('gateway_id', '=', gatewayId).execute();
}

/** One refund that is due; until `again` it is left to its claimer. */
export async function claimRefund(
  tx: Tx,
  { now, again }: { now: string; again: string },
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update payment_refunds set next_try_at = ${again}
    where gateway_id = (
      select gateway_id from payment_refunds where done_at is null and failed_at is null and ${isDue(now)}
      order by next_try_at limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0];
}

export async function markRefundDone(tx: Tx, gatewayId: string, at: string): Promise<void> {
  await tx.updateTable('payment_refunds').set({ done_at: at }).where('gateway_id', '=', gatewayId).execute();
}

export async function postponeRefund(tx: Tx, gatewayId: string, until: string): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ tries: sql`least(tries + 1, 100)`, next_try_at: until })
    .where('gateway_id', '=', gatewayId)
    .execute();
}

/** One that was refused is due again, as another request for the gateway. */
export async function requestRefundAgain(tx: Tx, gatewayId: string, at: string): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ failed_at: null, requests: sql`requests + 1`, tries: 0, next_try_at: at })
    .where('gateway_id', '=', gatewayId)
    .execute();
}
