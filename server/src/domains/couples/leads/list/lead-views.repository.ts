import type { Tx } from '#platform/db/db.ts';
import type {} from '../leads.tables.ts';

type ViewOwner = { customerId: number; customerUserId: number };

export function findViews(tx: Tx, { customerId, customerUserId }: ViewOwner) {
  return tx
    .selectFrom('lead_views')
    .select(['id', 'name', 'search'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .orderBy('name')
    .limit(MAX_VIEWS)
    .execute();
}

/** The list is shown as a whole, so it is bounded. */
const MAX_VIEWS = 100;

/** Saving under an existing name replaces that view. */
export async function saveView(
  tx: Tx,
  { customerId, customerUserId }: ViewOwner,
  view: { name: string; search: string },
): Promise<number> {
  const row = await tx
    .insertInto('lead_views')
    .values({ customer_id: customerId, customer_user_id: customerUserId, ...view })
    .onConflict((conflict) => conflict.columns(['customer_user_id', 'name']).doUpdateSet({ search: view.search }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteView(tx: Tx, { customerId, customerUserId }: ViewOwner, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('lead_views')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
