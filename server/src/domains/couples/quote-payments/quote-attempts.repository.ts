import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteAttemptTable } from './quote-payments.tables.ts';

export type AttemptRow = Selectable<QuoteAttemptTable>;
export type QuoteKey = { customerId: number; quoteId: number };

/** A quote and one of its instalments, the quote locked: everything that moves its money waits here. */
export type LockedInstalment = {
  id: number;
  customer_id: number;
  quote_id: number;
  provider_id: number;
  lead_id: number;
  number: number;
  kind: string;
  cents: number;
  state: 'open' | 'paid' | 'waived';
  deal_id: number | null;
};

export async function lockInstalmentOfQuote(
  tx: Tx,
  { customerId, quoteId }: QuoteKey,
  which: { number: number } | { id: number },
): Promise<LockedInstalment | undefined> {
  const { rows } = await sql<{ provider_id: number; lead_id: number; deal_id: number | null }>`
    select provider_id, lead_id, deal_id from quotes where customer_id = ${customerId} and id = ${quoteId}
    for no key update`.execute(tx);
  const [quote] = rows;
  if (!quote) return undefined;
  const row = await tx
    .selectFrom('quote_instalments')
    .select(['id', 'customer_id', 'quote_id', 'number', 'kind', 'cents', 'state'])
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .where('number' in which ? 'number' : 'id', '=', 'number' in which ? which.number : which.id)
    .executeTakeFirst();
  return row && { ...row, ...quote };
}

/** The open attempt of an instalment; the database allows only one. */
export function findOpenAttempt(tx: Tx, customerId: number, instalmentId: number): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('quote_attempts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('instalment_id', '=', instalmentId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** All attempts of a quote, newest first. */
export function findAttempts(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<AttemptRow[]> {
  return tx
    .selectFrom('quote_attempts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .execute();
}

export function insertAttempt(tx: Tx, attempt: Insertable<QuoteAttemptTable>): Promise<AttemptRow> {
  return tx.insertInto('quote_attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export function findAttempt(tx: Tx, id: number): Promise<AttemptRow | undefined> {
  return tx.selectFrom('quote_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the key that the gateway knows it by. */
export function findAttemptByKey(tx: Tx, key: string): Promise<AttemptRow | undefined> {
  return tx.selectFrom('quote_attempts').selectAll().where('key', '=', key).executeTakeFirst();
}

export function findAttemptByCharge(tx: Tx, gatewayId: string): Promise<AttemptRow | undefined> {
  return tx.selectFrom('quote_attempts').selectAll().where('gateway_id', '=', gatewayId).executeTakeFirst();
}

export async function updateAttempt(tx: Tx, id: number, change: Updateable<QuoteAttemptTable>): Promise<void> {
  await tx.updateTable('quote_attempts').set(change).where('id', '=', id).execute();
}

/** Attempts that should have ended by now, and those that a machine made whose clock was ahead. */
export function findStaleAttempts(
  tx: Tx,
  { before, future }: { before: string; future: string },
  { after, limit }: { after: number; limit: number },
): Promise<AttemptRow[]> {
  return tx
    .selectFrom('quote_attempts')
    .selectAll()
    .where('status', '=', 'open')
    .where((where) => where.or([where('created_at', '<', before), where('created_at', '>', future)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findPayer(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<string | undefined> {
  const row = await tx
    .selectFrom('quote_payers')
    .select('gateway_id')
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row?.gateway_id;
}

/** The first one stays: charges are looked up by it, so every tab pays as the payer that is stored. */
export async function insertPayer(tx: Tx, { customerId, quoteId }: QuoteKey, gatewayId: string): Promise<void> {
  await tx
    .insertInto('quote_payers')
    .values({ customer_id: customerId, quote_id: quoteId, gateway_id: gatewayId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
