import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CatalogItemOptionTable } from './catalogs.tables.ts';

export type TypeRow = { id: number; name: string; has_menus: boolean };
export type OptionRow = Selectable<CatalogItemOptionTable>;
export type OptionOfItemRow = OptionRow & { item_name: string; type_id: number };

/** The types of catalog; with a category, only those that have items for it. */
export function findTypes(tx: Tx, categoryId: number | undefined): Promise<TypeRow[]> {
  let query = tx.selectFrom('catalog_types').select(['id', 'name', 'has_menus']).orderBy('position');
  if (categoryId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('catalog_items')
          .select('catalog_items.id')
          .whereRef('catalog_items.catalog_type_id', '=', 'catalog_types.id')
          .where('catalog_items.provider_category_id', '=', categoryId),
      ),
    );
  }
  return query.execute();
}

/** Everything that catalogs can price for a category, item by item; with a type, only what that type can. */
export function findTypeOptions(tx: Tx, categoryId: number, typeId?: number): Promise<OptionOfItemRow[]> {
  return tx
    .selectFrom('catalog_item_options')
    .innerJoin('catalog_items', 'catalog_items.id', 'catalog_item_options.catalog_item_id')
    .selectAll('catalog_item_options')
    .select(['catalog_items.name as item_name', 'catalog_items.catalog_type_id as type_id'])
    .where('catalog_items.provider_category_id', '=', categoryId)
    .$if(typeId !== undefined, (query) => query.where('catalog_items.catalog_type_id', '=', typeId ?? 0))
    .orderBy('catalog_items.position')
    .orderBy('catalog_item_options.position')
    .execute();
}

export function findCategory(
  tx: Tx,
  of: { customerId: number; providerId: number },
): Promise<{ category_id: number } | undefined> {
  return tx
    .selectFrom('providers')
    .select('category_id')
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.providerId)
    .executeTakeFirst();
}

/** Undefined when the item does not exist. */
export async function findItemOptions(tx: Tx, itemId: number): Promise<OptionRow[] | undefined> {
  const item = await tx.selectFrom('catalog_items').select('id').where('id', '=', itemId).executeTakeFirst();
  if (!item) return undefined;
  return tx
    .selectFrom('catalog_item_options')
    .selectAll()
    .where('catalog_item_id', '=', itemId)
    .orderBy('position')
    .execute();
}
