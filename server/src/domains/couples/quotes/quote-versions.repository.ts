import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteKey } from './quotes.repository.ts';
import type { QuoteAcceptanceTable, QuoteVersionTable } from './quotes.tables.ts';

export type VersionRow = Selectable<QuoteVersionTable>;
export type AcceptanceRow = Selectable<QuoteAcceptanceTable>;

export async function insertVersion(tx: Tx, version: Insertable<QuoteVersionTable>): Promise<void> {
  await tx.insertInto('quote_versions').values(version).execute();
}

export function findVersion(
  tx: Tx,
  { customerId, quoteId }: QuoteKey,
  number: number,
): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('quote_versions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function insertAcceptance(tx: Tx, acceptance: Insertable<QuoteAcceptanceTable>): Promise<void> {
  await tx.insertInto('quote_acceptances').values(acceptance).execute();
}

export function findAcceptance(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<AcceptanceRow | undefined> {
  return tx
    .selectFrom('quote_acceptances')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}
