import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PaymentDisputeTable } from './payments.tables.ts';

/**
 * As the gateway says now; true when that is news. A dispute that is decided is not opened again by an event that arrives
 * late.
 */
export async function saveDispute(tx: Tx, dispute: Insertable<PaymentDisputeTable>): Promise<boolean> {
  const { status, closed_at } = dispute;
  const saved = await tx
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .column('gateway_id')
        .doUpdateSet({ status, closed_at })
        .where('payment_disputes.status', '=', 'open')
        .where('payment_disputes.status', '<>', status),
    )
    .returning('gateway_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Whether the payer’s bank has taken the money back, or may still. */
export async function isDisputed(tx: Tx, customerId: number, attemptId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_disputes')
    .select('gateway_id')
    .where('customer_id', '=', customerId)
    .where('attempt_id', '=', attemptId)
    .where('status', '<>', 'won')
    .executeTakeFirst();
  return row !== undefined;
}
