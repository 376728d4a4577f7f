import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CatalogMenuTable, CatalogPriceTable, CustomerCatalogTable, MenuFileTable } from './catalogs.tables.ts';
import type { CustomerSpaceTable } from './spaces.tables.ts';

type Owned = { customer_id: number; provider_id: number };
type Part<Row> = Partial<Insertable<Row>>;

let serial = 0;

/** A catalog with one price for all days and no menus, unless given otherwise. */
export async function buildCatalog(
  tx: Tx,
  {
    type = 'Venue hire',
    prices = [{}],
    menus = [],
    ...given
  }: Partial<Insertable<CustomerCatalogTable>> &
    Owned & {
      type?: string;
      /** By the name of their option. */
      prices?: readonly (Part<CatalogPriceTable> & { option?: string })[];
      menus?: readonly Part<CatalogMenuTable>[];
    },
): Promise<{ id: number }> {
  serial += 1;
  const { id: typeId } = await tx
    .selectFrom('catalog_types')
    .select('id')
    .where('name', '=', type)
    .executeTakeFirstOrThrow();
  const options = await tx
    .selectFrom('catalog_item_options')
    .innerJoin('catalog_items', 'catalog_items.id', 'catalog_item_options.catalog_item_id')
    .select(['catalog_item_options.id', 'catalog_item_options.name'])
    .where('catalog_items.catalog_type_id', '=', typeId)
    .orderBy('catalog_item_options.id')
    .execute();
  const catalog = await tx
    .insertInto('customer_catalogs')
    .values({ name: `Prices ${serial}`, expire_at: '2027-01-31', catalog_type_id: typeId, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { customer_id: given.customer_id, catalog_id: catalog.id, currency: 'AUD' };
  for (const [position, { option, ...price }] of prices.entries()) {
    const { id: optionId } = options.find((each) => option === undefined || each.name === option) ?? { id: 0 };
    const row = { week_period: 'all' as const, price: 6900, unit: 160, catalog_item_option_id: optionId, ...price };
    await tx
      .insertInto('catalog_prices')
      .values({ ...of, ...row, position })
      .execute();
  }
  for (const [position, menu] of menus.entries()) {
    const row = { name: 'South Coast feast', type: 'per_person' as const, price: 98, expire_at: '2027-01-31', ...menu };
    await tx
      .insertInto('catalog_menus')
      .values({ ...of, ...row, position })
      .execute();
  }
  return catalog;
}

export async function buildMenuFile(
  tx: Tx,
  given: Partial<Insertable<MenuFileTable>> & Owned,
): Promise<{ id: number }> {
  return tx
    .insertInto('menu_files')
    .values({ name: 'Menu.pdf', size_bytes: 9, storage_key: 'menus/one.pdf', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildSpace(
  tx: Tx,
  given: Partial<Insertable<CustomerSpaceTable>> & Owned,
): Promise<{ id: number }> {
  return tx
    .insertInto('customer_spaces')
    .values({ name: 'The Barn', type: 'indoor', meal_capacity: 160, cocktail_capacity: 240, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
