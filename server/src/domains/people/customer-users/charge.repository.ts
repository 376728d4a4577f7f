import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './customer-users.tables.ts';

type Of = { customerId: number; providerIds: readonly number[] };

/** Which of these providers have nobody any more who may read what couples write to them. */
export async function findWithoutReader(tx: Tx, { customerId, providerIds }: Of): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...providerIds]}::int[]) as wanted (id)
    where not exists (select from customer_user_providers link
      join customer_users person on person.id = link.customer_user_id and person.active
      where link.customer_id = ${customerId} and link.provider_id = wanted.id and 'leads' = any(link.pages))
    order by wanted.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type ManagerRow = { id: number; role_id: number };

/** Those who can sign in and manage the account. */
export function findActiveManagers(tx: Tx, customerId: number): Promise<ManagerRow[]> {
  return tx
    .selectFrom('customer_users')
    .select(['id', 'role_id'])
    .where('customer_id', '=', customerId)
    .where('can_manage', '=', true)
    .where('active', '=', true)
    .orderBy('id')
    .execute();
}
