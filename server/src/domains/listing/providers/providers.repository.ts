import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CategoryType, ProviderCategoryTable, ProviderTable } from './providers.tables.ts';

export type ProviderRow = Selectable<ProviderTable> & {
  category_name: string;
  category_type: CategoryType;
  city_name: string;
  district_name: string | null;
};
export type CategoryRow = Selectable<ProviderCategoryTable>;

/** Those that are here, unless those that have left are asked for; by name where some letters are. */
export type Which = { left?: boolean; like?: string | undefined };

function ownProviders(tx: Tx, providerIds: readonly number[], { left = false, like }: Which) {
  const query = tx
    .selectFrom('providers')
    .where(anyOf('providers.id', providerIds))
    .where('providers.left_at', left ? 'is not' : 'is', null);
  return like === undefined ? query : query.where(sql<string>`lower(providers.name)`, 'like', like);
}

/** The named providers of the current customer, by name. */
export function findProviders(
  tx: Tx,
  providerIds: readonly number[],
  { limit, offset, ...which }: Which & { limit?: number; offset?: number } = {},
): Promise<ProviderRow[]> {
  const query = ownProviders(tx, providerIds, which)
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
    // Nothing to tell apart among those that are here.
    .orderBy('providers.left_at', 'desc')
    .orderBy('providers.name')
    .orderBy('providers.id');
  return (limit === undefined ? query : query.limit(limit).offset(offset ?? 0)).execute();
}

export function countProviders(tx: Tx, providerIds: readonly number[], which: Which = {}): Promise<number> {
  return countOf(ownProviders(tx, providerIds, which));
}

/** Changes a provider of the customer's; undefined when there is none, or it has left. */
export async function changeProvider(
  tx: Tx,
  of: { customerId: number; providerId: number },
  change: Partial<Pick<ProviderRow, 'on_hold' | 'review_requested_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('providers')
    .set((build) => ({ ...change, version: build('version', '+', 1) }))
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.providerId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For the team, who are nobody's. */
export function findProvidersForTeam(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; is_missing_data: boolean; on_hold: boolean }[]> {
  return tx.selectFrom('providers').select(['id', 'is_missing_data', 'on_hold']).where(anyOf('id', ids)).execute();
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
    .where('providers.left_at', 'is', null)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .execute();
}
