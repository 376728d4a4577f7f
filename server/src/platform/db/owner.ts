import { type Selectable, sql } from 'kysely';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

/** Whose rows: a customer’s, limited to the providers the caller may manage. */
export type Owner = { customerId: number; providerIds: readonly number[] };

type Owned = { id: unknown; customer_id: unknown; provider_id: unknown };
type OwnedTable = { [Name in keyof Tables]: Tables[Name] extends Owned ? Name : never }[keyof Tables];

/** Finds a row of the owner’s and locks it until the transaction ends. */
export async function lockOwned<Name extends OwnedTable>(
  tx: Tx,
  table: Name,
  { customerId, providerIds }: Owner,
  id: number,
): Promise<Selectable<Tables[Name]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Name]>>`
    select * from ${sql.table(table)}
    where customer_id = ${customerId} and provider_id = any(${providerIds}) and id = ${id}
    for update`.execute(tx);
  return rows[0];
}
