import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './catalogs.tables.ts';

export type PricedOption = {
  id: number;
  name: string;
  type_id: number;
  type_name: string;
  has_menus: boolean;
  category_type: string;
  /** Whether a catalog that has not expired has a price for it. */
  is_priced: boolean;
};

/** Everything a provider can have a price for, in the order of the lists. */
export async function findPriceOptions(
  tx: Tx,
  { customerId, providerId, now }: { customerId: number; providerId: number; now: string },
): Promise<PricedOption[]> {
  const { rows } = await sql<PricedOption>`
    select option.id, option.name, type.id as type_id, type.name as type_name, type.has_menus, category.category_type,
      exists (
        select from catalog_prices price
        join customer_catalogs catalog on catalog.customer_id = price.customer_id and catalog.id = price.catalog_id
        where price.customer_id = ${customerId} and catalog.provider_id = ${providerId}
          and price.catalog_item_option_id = option.id
          and catalog.expire_at >= (${now}::timestamptz at time zone provider.time_zone)::date
      ) as is_priced
    from providers provider
    join provider_categories category on category.id = provider.category_id
    join catalog_items item on item.provider_category_id = provider.category_id
    join catalog_item_options option on option.catalog_item_id = item.id
    join catalog_types type on type.id = item.catalog_type_id
    where provider.customer_id = ${customerId} and provider.id = ${providerId}
    order by type.position, item.position, option.position`.execute(tx);
  return rows;
}
