import type { Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../places/places.tables.ts';
import type { CategoryType, ProviderCategoryTable, ProviderTable } from './providers.tables.ts';

export type ProviderRow = Selectable<ProviderTable> & {
  category_name: string;
  category_type: CategoryType;
  city_name: string;
  district_name: string | null;
};
export type CategoryRow = Selectable<ProviderCategoryTable>;

function ownProviders(tx: Tx, providerIds: readonly number[]) {
  return tx.selectFrom('providers').where(anyOf('providers.id', providerIds));
}

/** The named providers of the current customer, by name. */
export function findProviders(
  tx: Tx,
  providerIds: readonly number[],
  window?: { limit: number; offset: number },
): Promise<ProviderRow[]> {
  const query = ownProviders(tx, providerIds)
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .innerJoin('cities', 'cities.id', 'providers.city_id')
    .leftJoin('districts', 'districts.id', 'providers.district_id')
    .selectAll('providers')
    .select([
      'provider_categories.name as category_name',
      'provider_categories.category_type as category_type',
      'cities.name as city_name',
      'districts.name as district_name',
    ])
    .orderBy('providers.name')
    .orderBy('providers.id');
  return (window ? query.limit(window.limit).offset(window.offset) : query).execute();
}

export async function countProviders(tx: Tx, providerIds: readonly number[]): Promise<number> {
  const row = await ownProviders(tx, providerIds)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findCategories(tx: Tx): Promise<CategoryRow[]> {
  return tx.selectFrom('provider_categories').selectAll().orderBy('position').execute();
}

export type CustomerProviderRow = { id: number; name: string; category_name: string };

/** Every provider of a customer, whoever looks after it. */
export function findProvidersOfCustomer(tx: Tx, customerId: number): Promise<CustomerProviderRow[]> {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['providers.id', 'providers.name', 'provider_categories.name as category_name'])
    .where('providers.customer_id', '=', customerId)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .execute();
}
