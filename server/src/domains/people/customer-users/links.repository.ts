import type { Insertable, Selectable, Updateable } from 'kysely';
import { publishRightsChanged } from '#platform/auth/session-signals.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerUserProviderTable } from './customer-users.tables.ts';

export type LinkRow = Selectable<CustomerUserProviderTable>;

export function findLinks(tx: Tx, customerUserId: number): Promise<LinkRow[]> {
  return tx
    .selectFrom('customer_user_providers')
    .selectAll()
    .where('customer_user_id', '=', customerUserId)
    .orderBy('provider_id')
    .execute();
}

/** A new link; undefined if it exists already. */
export async function insertLink(tx: Tx, link: Insertable<CustomerUserProviderTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('customer_user_providers')
    .values(link)
    .onConflict((conflict) => conflict.columns(['customer_user_id', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  publishRightsChanged(tx, link.customer_user_id);
  return row?.id;
}

export function updateLink(
  tx: Tx,
  customerUserId: number,
  id: number,
  change: Updateable<CustomerUserProviderTable>,
): Promise<LinkRow | undefined> {
  publishRightsChanged(tx, customerUserId);
  return tx
    .updateTable('customer_user_providers')
    .set(change)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** What the link was; undefined if there was none. */
export function deleteLink(tx: Tx, customerUserId: number, id: number): Promise<LinkRow | undefined> {
  publishRightsChanged(tx, customerUserId);
  return tx
    .deleteFrom('customer_user_providers')
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a user's own mail signature for one provider. */
export async function updateSignature(
  tx: Tx,
  { customerId, customerUserId, providerId }: { customerId: number; customerUserId: number; providerId: number },
  change: { signature_content?: string | null; signature_image_key?: string | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('customer_user_providers')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('provider_id', '=', providerId)
    .execute();
}
