import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerCatalogTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  catalog_type_id: number;
  name: string;
  expire_at: string;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};

export type CatalogPriceTable = {
  customer_id: number;
  catalog_id: number;
  catalog_item_option_id: number;
  week_period: 'all' | 'weekday' | 'weekend';
  price: number;
  unit: number;
  currency: string;
  position: number;
};

export type CatalogMenuTable = {
  customer_id: number;
  catalog_id: number;
  position: number;
  name: string;
  type: 'per_person' | 'package';
  notes: Generated<string>;
  price: number;
  currency: string;
  min_guests: number | null;
  max_guests: number | null;
  expire_at: string;
  file_id: number | null;
};

export type MenuFileTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  name: string;
  size_bytes: number;
  storage_key: string;
  created_by: number | null;
  created_at: Generated<string>;
};

export type CatalogItemOptionTable = {
  id: GeneratedAlways<number>;
  catalog_item_id: number;
  name: string;
  unit_label: string;
  type: 'package' | 'per_person';
  position: number;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    catalog_types: { id: GeneratedAlways<number>; name: string; has_menus: boolean; position: number };
    catalog_items: {
      id: GeneratedAlways<number>;
      catalog_type_id: number;
      provider_category_id: number;
      name: string;
      position: number;
    };
    catalog_item_options: CatalogItemOptionTable;
    customer_catalogs: CustomerCatalogTable;
    catalog_prices: CatalogPriceTable;
    catalog_menus: CatalogMenuTable;
    menu_files: MenuFileTable;
    catalog_reminders: { customer_id: number; catalog_id: number; expire_at: string; prompt_id: number };
  }
}
