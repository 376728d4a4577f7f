import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
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

/** One refund that is due, locked; other workers skip it. */
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
