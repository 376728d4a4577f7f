import type {
  Catalog,
  CatalogItem,
  CatalogItemOption,
  CatalogPrice,
  CatalogType,
  Menu,
  MenuFile,
  Space,
} from '@bellbird/contract/listing/catalogs';
import type { OptionOfItemRow, OptionRow, TypeRow } from './catalog-lists.repository.ts';
import type { MenuRow, PriceRow, WholeCatalog } from './catalogs.repository.ts';
import type { SpaceRow } from './spaces.repository.ts';

export function presentCatalog(row: WholeCatalog): Catalog {
  return {
    id: row.id,
    name: row.name,
    catalogType: { id: row.catalog_type_id, name: row.type_name, hasMenus: row.has_menus },
    provider: { id: row.provider_id, name: row.provider_name, timeZone: row.time_zone },
    prices: row.prices.map(presentPrice),
    menus: row.menus.map((menu) => presentMenu(menu, row.provider_id)),
    expireAt: row.expire_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function presentPrice(row: PriceRow): CatalogPrice {
  return {
    weekPeriod: row.week_period,
    price: row.price,
    unit: row.unit,
    currency: row.currency,
    catalogItemOption: {
      id: row.catalog_item_option_id,
      name: row.option_name,
      unitLabel: row.unit_label,
      type: row.option_type,
    },
  };
}

function presentMenu(row: MenuRow, providerId: number): Menu {
  const { file_id: id, file_name: name, file_bytes: bytes } = row;
  return {
    name: row.name,
    type: row.type,
    notes: row.notes,
    price: row.price,
    currency: row.currency,
    minGuests: row.min_guests,
    maxGuests: row.max_guests,
    expireAt: row.expire_at,
    file: id === null || name === null ? null : presentMenuFile({ id, name, size_bytes: bytes ?? 0 }, providerId),
  };
}

export function presentMenuFile(row: { id: number; name: string; size_bytes: number }, providerId: number): MenuFile {
  return {
    id: row.id,
    name: row.name,
    sizeKb: Math.max(1, Math.round(row.size_bytes / 1024)),
    url: `/providers/${providerId}/menu-files/${row.id}`,
  };
}

export function presentType(row: TypeRow): CatalogType {
  return { id: row.id, name: row.name, hasMenus: row.has_menus };
}

export function presentOption(row: OptionRow): CatalogItemOption {
  return { id: row.id, name: row.name, unitLabel: row.unit_label, type: row.type };
}

/** Groups options that are sorted by item. */
export function presentItems(rows: readonly OptionOfItemRow[]): CatalogItem[] {
  const items = new Map(rows.map((row) => [row.catalog_item_id, row.item_name]));
  return [...items].map(([id, name]) => ({
    id,
    name,
    options: rows.filter((row) => row.catalog_item_id === id).map(presentOption),
  }));
}

export function presentSpace(row: SpaceRow): Space {
  return {
    id: row.id,
    providerId: row.provider_id,
    name: row.name,
    type: row.type,
    mealCapacity: row.meal_capacity,
    cocktailCapacity: row.cocktail_capacity,
    version: row.version,
  };
}
