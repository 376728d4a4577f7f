import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ItemPictureTable, ItemTable } from './items.tables.ts';

type Given<Table, Key extends keyof Insertable<Table>> = Partial<Insertable<Table>> & Pick<Insertable<Table>, Key>;

/** A product that couples see, unless given otherwise. */
export async function buildItem(
  tx: Tx,
  given: Given<ItemTable, 'customer_id' | 'provider_id'>,
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_items')
    .values({
      name: 'Weekend in the barn',
      description: 'Friday to Sunday, with the glasshouse and the orchard.',
      min_price: 8900,
      max_price: 14_500,
      status: 'active',
      reject_reason: null,
      position: 1,
      deleted_at: null,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildItemPicture(
  tx: Tx,
  given: Given<ItemPictureTable, 'customer_id' | 'provider_id'>,
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_item_pictures')
    .values({ kind: 'product', file_key: 'public/items/none', item_id: null, media_id: null, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
