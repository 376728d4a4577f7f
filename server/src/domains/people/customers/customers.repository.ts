import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerActionTable, CustomerTable } from './customers.tables.ts';

export type CustomerRow = Selectable<CustomerTable> & { has_adviser: boolean };

/** A package with an adviser runs at one of its providers, or the team has given it until a day. */
const hasAdviser = sql<boolean>`(
  coalesce(prime_until >= (now() at time zone 'Australia/Sydney')::date, false)
  or exists (select from providers where providers.customer_id = customers.id
    and advisor_access and paid_status = 'paid' and left_at is null))`.as('has_adviser');

export function findCustomer(tx: Tx, id: number): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customers').selectAll().select(hasAdviser).where('id', '=', id).executeTakeFirst();
}

export async function insertCustomer(tx: Tx, customer: Insertable<CustomerTable>): Promise<number> {
  const row = await tx.insertInto('customers').values(customer).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Updates a customer if the version is current. */
export function updateCustomer(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: Updateable<CustomerTable>,
): Promise<CustomerRow | undefined> {
  return tx
    .updateTable('customers')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .returning(hasAdviser)
    .executeTakeFirst();
}

export async function insertAction(tx: Tx, action: Insertable<CustomerActionTable>): Promise<number> {
  const row = await tx.insertInto('customer_actions').values(action).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
