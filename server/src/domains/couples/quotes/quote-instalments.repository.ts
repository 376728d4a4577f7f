import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteKey } from './quotes.repository.ts';
import type { QuoteInstalmentTable } from './quotes.tables.ts';

export type InstalmentRow = Selectable<QuoteInstalmentTable>;

export async function insertInstalments(tx: Tx, rows: readonly Insertable<QuoteInstalmentTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('quote_instalments')
      .values([...rows])
      .execute();
}

/** What the couple pays or has paid; of a waived one nothing is left. */
export function findInstalments(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<InstalmentRow[]> {
  return tx
    .selectFrom('quote_instalments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .where('state', '<>', 'waived')
    .orderBy('due_on')
    .orderBy('number')
    .execute();
}

export function lockInstalment(tx: Tx, customerId: number, id: number): Promise<InstalmentRow | undefined> {
  return tx
    .selectFrom('quote_instalments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Paid, or with null open again. */
export async function updateInstalmentPaid(
  tx: Tx,
  { customer_id, id }: Pick<InstalmentRow, 'customer_id' | 'id'>,
  paid: { at: string; by: 'card' | 'transfer' } | null,
): Promise<void> {
  await tx
    .updateTable('quote_instalments')
    .set({ state: paid ? 'paid' : 'open', paid_at: paid?.at ?? null, paid_by: paid?.by ?? null })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}

/**
 * Counts what went back to the couple: refunds that arrived, and what their bank took after a dispute, never more than was
 * paid. Counted each time, because a refund may fail after the bank has taken the same money.
 */
export async function updateInstalmentRefunded(
  tx: Tx,
  { customer_id, id }: Pick<InstalmentRow, 'customer_id' | 'id'>,
): Promise<void> {
  await sql`update quote_instalments set refunded_cents = coalesce((
      select least(attempt.cents,
        coalesce((select sum(refund.cents) from quote_refunds refund where refund.customer_id = attempt.customer_id
          and refund.attempt_id = attempt.id and refund.failed_at is null), 0)
        + coalesce((select sum(dispute.cents) from quote_disputes dispute
          where dispute.customer_id = attempt.customer_id and dispute.attempt_id = attempt.id
          and dispute.status = 'lost'), 0))
      from quote_attempts attempt where attempt.customer_id = quote_instalments.customer_id
        and attempt.instalment_id = quote_instalments.id and attempt.status = 'paid'), 0)
    where customer_id = ${customer_id} and id = ${id}`.execute(tx);
}

/** Less is to be paid than was agreed, or nothing any more. */
export async function updateInstalmentCents(
  tx: Tx,
  { customer_id, id }: Pick<InstalmentRow, 'customer_id' | 'id'>,
  left: { cents: number; gst_cents: number },
): Promise<void> {
  await tx
    .updateTable('quote_instalments')
    .set({ ...left, ...(left.cents === 0 && { state: 'waived' as const }) })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}

/** What was paid of a quote and did not go back, and when its deposit was paid, unless all of it went back. */
export async function findPaid(
  tx: Tx,
  { customerId, quoteId }: QuoteKey,
): Promise<{ paid_cents: number; deposit_paid_at: string | null }> {
  return tx
    .selectFrom('quote_instalments')
    .select([
      sql<number>`coalesce(sum(cents - refunded_cents) filter (where state = 'paid'), 0)::integer`.as('paid_cents'),
      sql<string | null>`min(paid_at) filter (where number = 1 and refunded_cents < cents)`.as('deposit_paid_at'),
    ])
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
}
