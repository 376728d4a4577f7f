import type { Generated, GeneratedAlways } from 'kysely';

export type ProviderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  slug: string;
  category_id: number;
  city_id: number;
  district_id: number | null;
  time_zone: string;
  on_hold: Generated<boolean>;
  paid_status: Generated<'paid' | 'limited' | 'unpaid'>;
  listing_product_name: Generated<string>;
  product_date_end: string | null;
  stats_access: Generated<boolean>;
  rival_stats_access: Generated<number>;
  is_missing_data: Generated<boolean>;
  redirect_number: string | null;
  quick_number: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type CategoryType =
  | 'venue'
  | 'photography'
  | 'flowers'
  | 'food'
  | 'music'
  | 'attire'
  | 'beauty'
  | 'planning'
  | 'other';

export type CategoryMeta = { capacityKinds: ('package' | 'per_person')[]; hasMenus: boolean; hasSpaces: boolean };

export type ProviderCategoryTable = {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
  category_type: CategoryType;
  position: number;
  roi_min_lead_count: number;
  meta: CategoryMeta;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    providers: ProviderTable;
    provider_categories: ProviderCategoryTable;
  }
}
