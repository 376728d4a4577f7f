import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ItemPictureTable } from './items.tables.ts';

export type PictureRow = Selectable<ItemPictureTable>;

export async function insertPicture(tx: Tx, picture: Insertable<ItemPictureTable>): Promise<PictureRow> {
  return tx.insertInto('provider_item_pictures').values(picture).returningAll().executeTakeFirstOrThrow();
}

/** The pictures of several products, each in its order. */
export function findPictures(tx: Tx, itemIds: readonly number[]): Promise<PictureRow[]> {
  return tx
    .selectFrom('provider_item_pictures')
    .selectAll()
    .where(anyOf('item_id', itemIds))
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type PictureOwner = { customerId: number; providerId: number; itemId: number | null };

/** Pictures that a product may use: its own, and those that belong to no product yet. */
export function findUsablePictures(tx: Tx, { customerId, providerId, itemId }: PictureOwner, ids: readonly number[]) {
  return tx
    .selectFrom('provider_item_pictures')
    .select(['id', 'kind'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where(anyOf('id', ids))
    .where((build) => build.or([build('item_id', 'is', null), build('item_id', '=', itemId)]))
    .execute();
}

/** Gives a product exactly these pictures, in this order. Removed ones are left unused until the cleanup job. */
export async function replacePictures(
  tx: Tx,
  customerId: number,
  itemId: number,
  ids: readonly number[],
  now: string,
): Promise<void> {
  await tx
    .updateTable('provider_item_pictures')
    .set({ item_id: null, created_at: now })
    .where('customer_id', '=', customerId)
    .where('item_id', '=', itemId)
    .where(sql<boolean>`id <> all(${ids})`)
    .execute();
  await sql`update provider_item_pictures set item_id = ${itemId}, position = place.at
    from unnest(${ids}::int[]) with ordinality as place (id, at)
    where provider_item_pictures.id = place.id and customer_id = ${customerId}`.execute(tx);
}

export type UnusedPicture = Pick<PictureRow, 'id' | 'file_key'>;

export function findUnusedPictures(tx: Tx, before: string): Promise<UnusedPicture[]> {
  return tx
    .selectFrom('provider_item_pictures')
    .select(['id', 'file_key'])
    .where('item_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

export async function deletePictures(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('provider_item_pictures').where(anyOf('id', ids)).where('item_id', 'is', null).execute();
}

export type OptionRow = { group_id: number; group_name: string; id: number; name: string };

/** The options for products of the provider's category. */
export function findOptions(tx: Tx, providerId: number): Promise<OptionRow[]> {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories as category', 'category.id', 'providers.category_id')
    .innerJoin('item_option_groups as group', 'group.category_type', 'category.category_type')
    .innerJoin('item_options as option', 'option.group_id', 'group.id')
    .select(['group.id as group_id', 'group.name as group_name', 'option.id', 'option.name'])
    .where('providers.id', '=', providerId)
    .orderBy('group.position')
    .orderBy('option.position')
    .execute();
}

export function findChosenOptions(
  tx: Tx,
  itemIds: readonly number[],
): Promise<{ item_id: number; option_id: number }[]> {
  return tx
    .selectFrom('provider_item_options')
    .select(['item_id', 'option_id'])
    .where(anyOf('item_id', itemIds))
    .execute();
}

export async function replaceChosenOptions(
  tx: Tx,
  customerId: number,
  itemId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('provider_item_options')
    .where('customer_id', '=', customerId)
    .where('item_id', '=', itemId)
    .execute();
  const rows = ids.map((option_id) => ({ customer_id: customerId, item_id: itemId, option_id }));
  if (rows.length > 0) await tx.insertInto('provider_item_options').values(rows).execute();
}
