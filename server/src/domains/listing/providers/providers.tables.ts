import type { RedirectHours } from '@bellbird/contract/couples/calls';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  /** Why the team put it on hold; then only the team releases it. */
  team_hold_reason: string | null;
  paid_status: Generated<'paid' | 'limited' | 'unpaid'>;
  listing_product_name: Generated<string>;
  product_date_end: string | null;
  stats_access: Generated<boolean>;
  rival_stats_access: Generated<number>;
  /** The package comes with an adviser, and makes the customer prime. */
  advisor_access: Generated<boolean>;
  /** The package places the listing before others. */
  placed_first: Generated<boolean>;
  is_missing_data: Generated<boolean>;
  redirect_number: string | null;
  /** When couples’ calls are put through, as JSON; null for any hour. */
  redirect_hours: ColumnType<RedirectHours | null, string | null, string | null>;
  quick_number: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  data_version: Generated<number>;
  left_at: string | null;
  review_requested_at: string | null;
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
  name_tr: Generated<string>;
  name_ar: Generated<string>;
  slug: string;
  category_type: CategoryType;
  position: number;
  roi_min_lead_count: number;
  meta: ColumnType<CategoryMeta, string, string>;
};

export type ProviderAwardTable = {
  id: GeneratedAlways<number>;
  key: Generated<string>;
  customer_id: number;
  provider_id: number;
  name: string;
  year: number;
};

export type RelatedProviderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  related_provider_id: number;
  status: Generated<'proposed' | 'approved' | 'rejected'>;
  reason: string | null;
  proposed_at: string;
  removed_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    providers: ProviderTable;
    provider_categories: ProviderCategoryTable;
    provider_awards: ProviderAwardTable;
    related_providers: RelatedProviderTable;
  }
}
