import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerTable } from './customers.tables.ts';

export type CustomerRow = Selectable<CustomerTable>;

export function findCustomer(tx: Tx, id: number): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}
