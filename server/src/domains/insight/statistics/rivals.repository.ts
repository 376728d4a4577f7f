import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderMonthTable } from './statistics.tables.ts';

export type ComparedProvider = {
  id: number;
  name: string;
  customer_id: number;
  category_id: number;
  category_name: string;
  city_id: number;
  city_name: string;
  region_id: number;
  region_name: string;
  time_zone: string;
};

export function findCompared(tx: Tx, id: number): Promise<ComparedProvider | undefined> {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories as category', 'category.id', 'providers.category_id')
    .innerJoin('cities as city', 'city.id', 'providers.city_id')
    .innerJoin('regions as region', 'region.id', 'city.region_id')
    .select([
      'providers.id',
      'providers.name',
      'providers.customer_id',
      'providers.category_id',
      'category.name as category_name',
      'providers.city_id',
      'city.name as city_name',
      'city.region_id',
      'region.name as region_name',
      'providers.time_zone',
    ])
    .where('providers.id', '=', id)
    .executeTakeFirst();
}

/** Active providers of the same category in the region, each with its city, the oldest first. */
export function rivalsQuery(tx: Tx, { category_id, region_id, customer_id }: ComparedProvider) {
  return tx
    .selectFrom('providers')
    .select(['id', 'city_id'])
    .where('category_id', '=', category_id)
    .where(sql<boolean>`city_id = any(array(select id from cities where region_id = ${region_id}))`)
    .where('customer_id', '<>', customer_id)
    .where('on_hold', '=', false)
    .where('left_at', 'is', null)
    .orderBy('id');
}

export type MonthRow = Pick<ProviderMonthTable, 'provider_id' | 'visitors' | 'requests' | 'won' | 'deals'> & {
  month: string;
};

export function monthsQuery(tx: Tx, providerIds: readonly number[], { from, to }: { from: string; to: string }) {
  return tx
    .selectFrom('provider_months')
    .select(['provider_id', sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'visitors', 'requests', 'won', 'deals'])
    .where(anyOf('provider_id', providerIds))
    .where('month', '>=', from)
    .where('month', '<=', to);
}
