import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';

/** The providers' names and packages. */
export function findProviderNames(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string; listing_product_name: string }[]> {
  return tx
    .selectFrom('providers')
    .select(['id', 'name', 'listing_product_name'])
    .where('customer_id', '=', customerId)
    .where(anyOf('id', ids))
    .execute();
}
