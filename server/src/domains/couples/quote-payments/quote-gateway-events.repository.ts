import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteDisputeTable, QuotePayoutTable } from './quote-payments.tables.ts';

/** As the gateway says now. A dispute that is decided is not opened again by an event that arrives late. */
export async function saveDispute(tx: Tx, dispute: Insertable<QuoteDisputeTable>): Promise<{ isNew: boolean }> {
  const inserted = await tx
    .insertInto('quote_disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = inserted.numInsertedOrUpdatedRows === 1n;
  if (!isNew && dispute.status !== 'open')
    await tx
      .updateTable('quote_disputes')
      .set({ status: dispute.status, closed_at: dispute.closed_at ?? null })
      .where('gateway_id', '=', dispute.gateway_id)
      .where('status', '=', 'open')
      .execute();
  return { isNew };
}

/** Returns the status that the payout had; undefined when it is new. */
export async function savePayout(tx: Tx, payout: Insertable<QuotePayoutTable>): Promise<string | undefined> {
  const known = await tx
    .selectFrom('quote_payouts')
    .select('status')
    .where('gateway_id', '=', payout.gateway_id)
    .forUpdate()
    .executeTakeFirst();
  const { status, arrives_on, failure } = payout;
  await tx
    .insertInto('quote_payouts')
    .values(payout)
    .onConflict((conflict) => conflict.column('gateway_id').doUpdateSet({ status, arrives_on, failure }))
    .execute();
  return known?.status;
}
