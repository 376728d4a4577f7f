import { type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import { publishRightsChanged } from '#platform/auth/session-signals.ts';
import type { Tx } from '#platform/db/db.ts';
import { sealedColumn } from '#platform/db/sealed-column.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { CustomerUserTable } from './customer-users.tables.ts';

export type CustomerUserRow = Selectable<CustomerUserTable> & { city_name: string | null };

/** A customer’s user who has not been deleted. */
export function findCustomerUser(tx: Tx, customerId: number, id: number): Promise<CustomerUserRow | undefined> {
  return tx
    .selectFrom('customer_users')
    .leftJoin('cities', 'cities.id', 'customer_users.city_id')
    .selectAll('customer_users')
    .select('cities.name as city_name')
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.id', '=', id)
    .where('customer_users.deleted_at', 'is', null)
    .executeTakeFirst();
}

export type UserScope = { customerId: number; name: string | undefined; statuses: readonly string[] | undefined };
export type UserOrder = { by: 'name' | 'role' | 'status' | 'createdAt'; direction: 'asc' | 'desc' };
export type ListedUser = Selectable<CustomerUserTable> & { provider_count: number };

function scoped(tx: Tx, { customerId, name, statuses }: UserScope) {
  let query = tx
    .selectFrom('customer_users')
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.deleted_at', 'is', null);
  if (statuses?.length) query = query.where(anyOf('customer_users.status', statuses));
  if (name) {
    const part = `%${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`lower(customer_users.name || ' ' || customer_users.surname) like ${part}`);
  }
  return query;
}

const ORDER = {
  name: ['name', 'surname'],
  role: ['role_id', 'name'],
  status: ['status', 'name'],
  createdAt: ['created_at'],
} as const;

export function findCustomerUsers(tx: Tx, scope: UserScope, order: UserOrder, window: Window): Promise<ListedUser[]> {
  let query = scoped(tx, scope)
    .selectAll('customer_users')
    .select(
      sql<number>`(select count(*) from customer_user_providers l where l.customer_user_id = customer_users.id)`.as(
        'provider_count',
      ),
    );
  for (const column of ORDER[order.by]) query = query.orderBy(`customer_users.${column}`, order.direction);
  return query.orderBy('customer_users.id').limit(window.limit).offset(window.offset).execute();
}

export function countCustomerUsers(tx: Tx, scope: UserScope): Promise<number> {
  return countOf(scoped(tx, scope));
}

export type UserChange = Updateable<CustomerUserTable>;
export type NewUser = Pick<Selectable<CustomerUserTable>, 'customer_id' | 'login_id' | 'name' | 'role_id'> & UserChange;

export async function insertCustomerUser(tx: Tx, user: NewUser): Promise<number> {
  const row = await tx.insertInto('customer_users').values(user).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Updates a user if the version is current; returns whether it was. */
export async function updateCustomerUser(
  tx: Tx,
  { customerId, id, version }: { customerId: number; id: number; version?: number },
  change: UserChange,
): Promise<boolean> {
  let query = tx
    .updateTable('customer_users')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  if (version !== undefined) query = query.where('version', '=', version);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if ('can_manage' in change || 'status' in change) publishRightsChanged(tx, id);
  return numUpdatedRows > 0n;
}

/** A user who accepted their invitation becomes active. */
export async function activateInvited(
  tx: Tx,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ status: 'active' })
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .where('status', '=', 'invited')
    .execute();
}

/** A picture does not change the version, so open forms stay valid. */
export async function setImageKey(tx: Tx, customerId: number, id: number, imageKey: string): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ image_key: imageKey })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Changes to managers wait for each other, so that two of them cannot remove the last two. */
export async function lockManagers(tx: Tx, customerId: number): Promise<number[]> {
  await advisoryLock(tx, 'customer managers', customerId);
  const rows = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('can_manage', '=', true)
    .where('active', '=', true)
    .execute();
  return rows.map((row) => row.id);
}

export const SEALED_IDENTITY_NUMBERS = sealedColumn({ table: 'customer_users', column: 'identity_number_sealed' });
