import type { ProductPromise, PromiseCode } from '@bellbird/contract/money/packages/promises.ts';
import type { ProductType } from '@bellbird/contract/money/packages/upgrades.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

export type { ProductPromise } from '@bellbird/contract/money/packages/promises.ts';

export type ProductTable = {
  id: GeneratedAlways<number>;
  type: Exclude<ProductType, 'all'>;
  name: string;
  name_tr: Generated<string>;
  name_ar: Generated<string>;
  summary: string;
  summary_tr: Generated<string>;
  summary_ar: Generated<string>;
  months: number | null;
  position: number;
  is_sold: Generated<boolean>;
};

export type ProductPromiseTable = {
  product_id: number;
  promise: PromiseCode;
  amount: number | null;
  position: number;
};

export type ProductPriceTable = {
  product_id: number;
  category_type: Tables['provider_categories']['category_type'];
  /** Null: from this day on it is not sold to the category. */
  amount_cents: number | null;
  valid_from: string;
};

export type SoldAs = { name: string; summary: string; promises: ProductPromise[] };
/** The same as it is offered, with how long it runs: null is for good. */
export type OfferedAs = SoldAs & { months: number | null };

export type CampaignTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_tr: Generated<string>;
  name_ar: Generated<string>;
  /** Null: everybody gets the price, without a coupon. */
  code: string | null;
  percent: number | null;
  off_cents: number | null;
  valid_from: string;
  valid_until: string;
  types: ColumnType<ProductTable['type'][], string[], string[]>;
  category_types: ColumnType<ProductPriceTable['category_type'][], string[], string[]>;
  product_id: number | null;
  max_uses: number | null;
  /** Each customer uses it once. */
  is_once: boolean;
  /** Only for customers who have never paid us. */
  is_for_new: boolean;
  is_offered: boolean;
};

export type ProviderProductTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  product_id: number;
  starts_on: string;
  ends_on: string | null;
  payment_id: number | null;
  amount_cents: Generated<number>;
  /** Its name and promises when it was sold, as JSON. */
  sold_as: ColumnType<SoldAs, string, string>;
  /** When another package took its place. */
  replaced_on: string | null;
  /** The team ended it early: its day until then, who and why. */
  ended_from: string | null;
  ended_by: number | null;
  ended_reason: string | null;
  created_at: Generated<string>;
};

export type CampaignRequestTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  campaign_id: number;
  /** Empty where it was about no upgrade in particular. */
  upgrade: Generated<string>;
  company_name: string;
  name: string;
  asked_on: string;
  created_at: string;
};

export type PackageReminderTable = {
  customer_id: number;
  provider_id: number;
  date_end: string;
  days_before: number;
  prompt_id: number;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    products: ProductTable;
    product_promises: ProductPromiseTable;
    product_prices: ProductPriceTable;
    campaigns: CampaignTable;
    provider_products: ProviderProductTable;
    campaign_requests: CampaignRequestTable;
    package_reminders: PackageReminderTable;
  }
}
