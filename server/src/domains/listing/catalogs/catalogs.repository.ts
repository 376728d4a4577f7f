import type { Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CatalogMenuTable, CatalogPriceTable, CustomerCatalogTable } from './catalogs.tables.ts';

export type CatalogRow = Selectable<CustomerCatalogTable> & {
  type_name: string;
  has_menus: boolean;
  provider_name: string;
  time_zone: string;
};
export type PriceRow = Selectable<CatalogPriceTable> & {
  option_name: string;
  unit_label: string;
  option_type: 'package' | 'per_person';
};
export type MenuRow = Selectable<CatalogMenuTable> & { file_name: string | null; file_bytes: number | null };

export type WholeCatalog = CatalogRow & { prices: PriceRow[]; menus: MenuRow[] };

type Of = { customerId: number; providerIds: readonly number[] };

function ownCatalogs(tx: Tx, { customerId, providerIds }: Of) {
  return tx
    .selectFrom('customer_catalogs')
    .where('customer_catalogs.customer_id', '=', customerId)
    .where(anyOf('customer_catalogs.provider_id', providerIds));
}

function withNames(query: ReturnType<typeof ownCatalogs>) {
  return query
    .innerJoin('catalog_types', 'catalog_types.id', 'customer_catalogs.catalog_type_id')
    .innerJoin('providers', 'providers.id', 'customer_catalogs.provider_id')
    .selectAll('customer_catalogs')
    .select([
      'catalog_types.name as type_name',
      'catalog_types.has_menus',
      'providers.name as provider_name',
      'providers.time_zone',
    ]);
}

/** A query, so that a test can read its plan. */
export function catalogsQuery(tx: Tx, of: Of, { limit, offset }: Window) {
  return withNames(ownCatalogs(tx, of))
    .orderBy('customer_catalogs.provider_id')
    .orderBy('customer_catalogs.id')
    .limit(limit)
    .offset(offset);
}

/** By provider, oldest first. */
export async function findCatalogs(tx: Tx, of: Of, window: Window): Promise<WholeCatalog[]> {
  return withParts(tx, of.customerId, await catalogsQuery(tx, of, window).execute());
}

export function countCatalogs(tx: Tx, of: Of): Promise<number> {
  return countOf(ownCatalogs(tx, of));
}

export async function findCatalog(tx: Tx, of: Of, id: number): Promise<WholeCatalog | undefined> {
  const rows = await withNames(ownCatalogs(tx, of)).where('customer_catalogs.id', '=', id).execute();
  const [catalog] = await withParts(tx, of.customerId, rows);
  return catalog;
}

async function withParts(tx: Tx, customerId: number, rows: readonly CatalogRow[]): Promise<WholeCatalog[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [prices, menus] = await Promise.all([findPrices(tx, customerId, ids), findMenus(tx, customerId, ids)]);
  return rows.map((row) => ({
    ...row,
    prices: prices.filter((price) => price.catalog_id === row.id),
    menus: menus.filter((menu) => menu.catalog_id === row.id),
  }));
}

function findPrices(tx: Tx, customerId: number, ids: readonly number[]): Promise<PriceRow[]> {
  return tx
    .selectFrom('catalog_prices')
    .innerJoin('catalog_item_options as option', 'option.id', 'catalog_prices.catalog_item_option_id')
    .selectAll('catalog_prices')
    .select(['option.name as option_name', 'option.unit_label', 'option.type as option_type'])
    .where('catalog_prices.customer_id', '=', customerId)
    .where(anyOf('catalog_prices.catalog_id', ids))
    .orderBy('catalog_prices.position')
    .execute();
}

function findMenus(tx: Tx, customerId: number, ids: readonly number[]): Promise<MenuRow[]> {
  return tx
    .selectFrom('catalog_menus')
    .leftJoin('menu_files', 'menu_files.id', 'catalog_menus.file_id')
    .selectAll('catalog_menus')
    .select(['menu_files.name as file_name', 'menu_files.size_bytes as file_bytes'])
    .where('catalog_menus.customer_id', '=', customerId)
    .where(anyOf('catalog_menus.catalog_id', ids))
    .orderBy('catalog_menus.position')
    .execute();
}

/** When the prices of each catalog of a provider expire. */
export function findExpiries(
  tx: Tx,
  customerId: number,
  providerId: number,
): Promise<{ id: number; expire_at: string; time_zone: string }[]> {
  return ownCatalogs(tx, { customerId, providerIds: [providerId] })
    .innerJoin('providers', 'providers.id', 'customer_catalogs.provider_id')
    .select(['customer_catalogs.id', 'customer_catalogs.expire_at', 'providers.time_zone'])
    .orderBy('customer_catalogs.id')
    .execute();
}
