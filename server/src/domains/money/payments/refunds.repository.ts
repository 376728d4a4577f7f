import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PaymentRefundTable } from './payments.tables.ts';

export type RefundRow = Selectable<PaymentRefundTable>;

/** Nothing when this charge goes back already. */
export async function insertRefund(tx: Tx, refund: Insertable<PaymentRefundTable>): Promise<boolean> {
  const written = await tx
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export async function isRefunded(tx: Tx, gatewayId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select('gateway_id')
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst();
  return row !== undefined;
}

/** One that waits for its time, kept from everybody else who carries them. */
export function claimRefund(tx: Tx, now: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('done_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function endRefund(tx: Tx, gatewayId: string, at: string): Promise<void> {
  await tx.updateTable('payment_refunds').set({ done_at: at }).where('gateway_id', '=', gatewayId).execute();
}

export async function postponeRefund(tx: Tx, gatewayId: string, until: string): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ tries: sql`least(tries + 1, 100)`, next_try_at: until })
    .where('gateway_id', '=', gatewayId)
    .execute();
}
