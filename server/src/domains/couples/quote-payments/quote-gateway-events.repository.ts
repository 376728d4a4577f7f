import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteDisputeTable, QuotePayoutTable } from './quote-payments.tables.ts';

/**
 * As the gateway says now; true when that is news. A dispute that is decided is not opened again by an event that arrives
 * late.
 */
export async function saveDispute(tx: Tx, dispute: Insertable<QuoteDisputeTable>): Promise<boolean> {
  const { status, closed_at } = dispute;
  const saved = await tx
    .insertInto('quote_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .column('gateway_id')
        .doUpdateSet({ status, closed_at })
        .where('quote_disputes.status', '=', 'open')
        .where('quote_disputes.status', '<>', status),
    )
    .returning('gateway_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Returns the status that the payout had; undefined when it is new. */
export async function savePayout(tx: Tx, payout: Insertable<QuotePayoutTable>): Promise<string | undefined> {
  const known = await tx
    .selectFrom('quote_payouts')
    .select('status')
    .where('gateway_id', '=', payout.gateway_id)
    .forUpdate()
    .executeTakeFirst();
  const { status, arrives_on, failure, paid_cents, fee_cents, refunded_cents } = payout;
  // What it is made of is told with some events only, and never changes.
  const parts = fee_cents === null ? {} : { paid_cents, fee_cents, refunded_cents };
  await tx
    .insertInto('quote_payouts')
    .values(payout)
    .onConflict((conflict) => conflict.column('gateway_id').doUpdateSet({ status, arrives_on, failure, ...parts }))
    .execute();
  return known?.status;
}
