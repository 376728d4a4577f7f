import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ConfirmationTable, CustomerUserTable } from './customer-users.tables.ts';

/** Stores a user’s confirmation link; an earlier one becomes invalid. */
export async function replaceConfirmation(
  tx: Tx,
  link: { customerId: number; customerUserId: number; secretHash: Buffer; expiresAt: Date },
): Promise<void> {
  const fresh = { secret_hash: link.secretHash, expires_at: link.expiresAt.toISOString(), used_at: null };
  await tx
    .insertInto('customer_user_confirmations')
    .values({ customer_user_id: link.customerUserId, customer_id: link.customerId, ...fresh })
    .onConflict((conflict) => conflict.column('customer_user_id').doUpdateSet(fresh))
    .execute();
}

export type ConfirmationRow = Pick<Selectable<ConfirmationTable>, 'expires_at' | 'used_at'> &
  Pick<Selectable<CustomerUserTable>, 'name' | 'surname' | 'email' | 'status' | 'login_id'> & { customer_name: string };

/** A link by everything that must match: customer, user and secret. */
export function findConfirmation(
  tx: Tx,
  link: { customerId: number; customerUserId: number; secretHash: Buffer },
): Promise<ConfirmationRow | undefined> {
  return tx
    .selectFrom('customer_user_confirmations as link')
    .innerJoin('customer_users as person', 'person.id', 'link.customer_user_id')
    .innerJoin('customers', 'customers.id', 'link.customer_id')
    .select(['link.expires_at', 'link.used_at', 'person.name', 'person.surname', 'person.email', 'person.status'])
    .select(['person.login_id', 'customers.name as customer_name'])
    .where('link.customer_id', '=', link.customerId)
    .where('link.customer_user_id', '=', link.customerUserId)
    .where('link.secret_hash', '=', link.secretHash)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a link as used; false if somebody else just did. */
export async function markConfirmationUsed(tx: Tx, customerUserId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_user_confirmations')
    .set({ used_at: sql<string>`now()` })
    .where('customer_user_id', '=', customerUserId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
