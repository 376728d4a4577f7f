import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerTable } from './customers.tables.ts';

export async function buildCustomer(tx: Tx, given: Partial<Insertable<CustomerTable>> = {}): Promise<{ id: number }> {
  return tx
    .insertInto('customers')
    .values({
      name: 'Wattle Creek Estate',
      is_paid: true,
      account_manager_name: 'Ruth Okafor',
      account_manager_email: 'ruth.okafor@bellbird.example',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
