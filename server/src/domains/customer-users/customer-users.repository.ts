import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../places/places.tables.ts';
import type { CustomerUserProviderTable, CustomerUserTable } from './customer-users.tables.ts';

export type CustomerUserRow = Selectable<CustomerUserTable> & { city_name: string | null };
export type LinkRow = Selectable<CustomerUserProviderTable>;

export function findCustomerUser(tx: Tx, customerId: number, id: number): Promise<CustomerUserRow | undefined> {
  return tx
    .selectFrom('customer_users')
    .leftJoin('cities', 'cities.id', 'customer_users.city_id')
    .selectAll('customer_users')
    .select('cities.name as city_name')
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.id', '=', id)
    .executeTakeFirst();
}

export function findLinks(tx: Tx, customerUserId: number): Promise<LinkRow[]> {
  return tx
    .selectFrom('customer_user_providers')
    .selectAll()
    .where('customer_user_id', '=', customerUserId)
    .orderBy('provider_id')
    .execute();
}
