import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteKey } from './quotes.repository.ts';
import type { QuoteAmendmentTable } from './quotes.tables.ts';

export type AmendmentRow = Selectable<QuoteAmendmentTable>;

/** The changes of a quote, the first one first. */
export function findAmendments(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<AmendmentRow[]> {
  return tx
    .selectFrom('quote_amendments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .orderBy('number')
    .execute();
}

export async function insertAmendment(tx: Tx, amendment: Insertable<QuoteAmendmentTable>): Promise<void> {
  await tx.insertInto('quote_amendments').values(amendment).execute();
}

export type Decision = {
  state: 'approved' | 'declined' | 'withdrawn';
  decided_at: string;
  address: string | null;
  browser: string | null;
};

export async function updateAmendment(tx: Tx, { customer_id, id }: AmendmentRow, decision: Decision): Promise<void> {
  const { state, decided_at, address, browser } = decision;
  await tx
    .updateTable('quote_amendments')
    .set({ state, decided_at, address, browser })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}

/** The number that the next instalment of a quote has. */
export async function findNextNumber(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<number> {
  const row = await tx
    .selectFrom('quote_instalments')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return row.number;
}
