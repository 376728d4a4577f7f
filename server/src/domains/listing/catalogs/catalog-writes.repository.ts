import { type Insertable, sql } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CatalogMenuTable, CatalogPriceTable, CustomerCatalogTable } from './catalogs.tables.ts';

export type ProviderFacts = { id: number; category_id: number; category_type: string; time_zone: string };

/** The provider's facts that the rules need. The lock keeps names unique and counts correct. */
export function lockProvider(tx: Tx, customerId: number, providerId: number): Promise<ProviderFacts | undefined> {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['providers.id', 'providers.category_id', 'provider_categories.category_type', 'providers.time_zone'])
    .where('providers.customer_id', '=', customerId)
    .where('providers.id', '=', providerId)
    .forNoKeyUpdate('providers')
    .executeTakeFirst();
}

export async function isNameTaken(
  tx: Tx,
  of: { customerId: number; providerId: number; catalogId: number | undefined },
  name: string,
): Promise<boolean> {
  let query = tx
    .selectFrom('customer_catalogs')
    .select('id')
    .where('customer_id', '=', of.customerId)
    .where('provider_id', '=', of.providerId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`);
  if (of.catalogId !== undefined) query = query.where('id', '<>', of.catalogId);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function insertCatalog(tx: Tx, catalog: Insertable<CustomerCatalogTable>): Promise<number> {
  const row = await tx.insertInto('customer_catalogs').values(catalog).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Returns false when the catalog is no longer at the given version. */
export async function updateCatalog(
  tx: Tx,
  of: Versioned,
  change: Partial<Insertable<CustomerCatalogTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_catalogs')
    .set({ ...change, version: of.version + 1 })
    .where(isAtVersion(of))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCatalog(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('customer_catalogs').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

type Owner = { customerId: number; catalogId: number };
type PartRow<Row> = Omit<Row, 'customer_id' | 'catalog_id' | 'position'>;

/** Replaces all prices of a catalog, in this order. */
export async function replacePrices(
  tx: Tx,
  { customerId, catalogId }: Owner,
  prices: readonly PartRow<Insertable<CatalogPriceTable>>[],
): Promise<void> {
  await tx
    .deleteFrom('catalog_prices')
    .where('customer_id', '=', customerId)
    .where('catalog_id', '=', catalogId)
    .execute();
  const rows = prices.map((price, position) => ({
    ...price,
    customer_id: customerId,
    catalog_id: catalogId,
    position,
  }));
  await tx.insertInto('catalog_prices').values(rows).execute();
}

/** Replaces all menus of a catalog; there may be none. */
export async function replaceMenus(
  tx: Tx,
  { customerId, catalogId }: Owner,
  menus: readonly PartRow<Insertable<CatalogMenuTable>>[],
): Promise<void> {
  await tx
    .deleteFrom('catalog_menus')
    .where('customer_id', '=', customerId)
    .where('catalog_id', '=', catalogId)
    .execute();
  if (menus.length === 0) return;
  const rows = menus.map((menu, position) => ({ ...menu, customer_id: customerId, catalog_id: catalogId, position }));
  await tx.insertInto('catalog_menus').values(rows).execute();
}
