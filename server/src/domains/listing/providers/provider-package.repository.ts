import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderTable } from './providers.tables.ts';

type ProviderPackage = Pick<
  Selectable<ProviderTable>,
  | 'product_date_end'
  | 'listing_product_name'
  | 'stats_access'
  | 'rival_stats_access'
  | 'advisor_access'
  | 'placed_first'
>;

/** The provider shows the package that was paid for. */
export async function updateProviderPackage(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
  bought: ProviderPackage,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ ...bought, paid_status: 'paid' })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .execute();
}

/** The package ends on another day than was paid for. */
export async function endProviderPackage(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
  day: string,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ product_date_end: day })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .execute();
}

/** The paid package of these providers has ended: they have what the limited one includes. */
export async function limitProviders(tx: Tx, providerIds: readonly number[], limitedName: string): Promise<void> {
  await tx
    .updateTable('providers')
    .set({
      paid_status: 'limited',
      listing_product_name: limitedName,
      stats_access: false,
      rival_stats_access: 0,
      advisor_access: false,
      placed_first: false,
    })
    .where(anyOf('id', providerIds))
    .execute();
}

export async function insertProvider(tx: Tx, provider: Insertable<ProviderTable>): Promise<number> {
  const { id } = await tx.insertInto('providers').values(provider).returning('id').executeTakeFirstOrThrow();
  return id;
}
