import { type Selectable, type Updateable, sql } from 'kysely';
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

/** Current providers, or with `left` those that have left the marketplace; `like` filters by name. */
export type ProviderFilter = { left?: boolean; like?: string | undefined };

function ownProviders(tx: Tx, providerIds: readonly number[], { left = false, like }: ProviderFilter) {
  const query = tx
    .selectFrom('providers')
    .where(anyOf('providers.id', providerIds))
    .where('providers.left_at', left ? 'is not' : 'is', null);
  return like === undefined ? query : query.where(sql<string>`lower(providers.name)`, 'like', like);
}

/** These providers of the current customer, sorted by name. */
export function findProviders(
  tx: Tx,
  providerIds: readonly number[],
  { limit, offset, ...filter }: ProviderFilter & { limit?: number; offset?: number } = {},
): Promise<ProviderRow[]> {
  const query = ownProviders(tx, providerIds, filter)
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
    // Null for every current provider, so it sorts only those that have left.
    .orderBy('providers.left_at', 'desc')
    .orderBy('providers.name')
    .orderBy('providers.id');
  return (limit === undefined ? query : query.limit(limit).offset(offset ?? 0)).execute();
}

export function countProviders(tx: Tx, providerIds: readonly number[], filter: ProviderFilter = {}): Promise<number> {
  return countOf(ownProviders(tx, providerIds, filter));
}

type Of = { customerId: number; providerId: number };

/** Returns false when the customer has no such provider, or it has left. */
export async function updateProvider(
  tx: Tx,
  of: Of,
  change: Partial<Pick<ProviderRow, 'on_hold' | 'team_hold_reason' | 'review_requested_at'>>,
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

export async function updateProviderName(tx: Tx, { customerId, providerId }: Of, name: string): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .execute();
}

/** Counts a change of the provider's answers. */
export async function updateDataVersion(tx: Tx, { customerId, providerId }: Of): Promise<void> {
  await tx
    .updateTable('providers')
    .set((build) => ({ data_version: build('data_version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .execute();
}

export async function updateMissingData(tx: Tx, { customerId, providerId }: Of, isMissing: boolean): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ is_missing_data: isMissing })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .where('is_missing_data', '<>', isMissing)
    .execute();
}

/** For the team, across all customers. */
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

/** Every current provider of a customer, whichever users manage it. */
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

/** The vendor’s own phone; false when the customer has no such provider. */
export async function updateRedirectNumber(tx: Tx, of: Of, redirectNumber: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('providers')
    .set({ redirect_number: redirectNumber })
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Numbers = Pick<Updateable<ProviderTable>, 'quick_number' | 'redirect_number' | 'redirect_hours'> & {
  quick_number: string | null;
};

/** The phone numbers of any provider, as the team assigns them. A quick number belongs to one provider only. */
export async function updateProviderNumbers(
  tx: Tx,
  id: number,
  numbers: Numbers,
): Promise<{ customer_id: number } | 'taken' | undefined> {
  if (numbers.quick_number !== null) {
    const other = await tx
      .selectFrom('providers')
      .select('id')
      .where('quick_number', '=', numbers.quick_number)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other) return 'taken';
  }
  return tx.updateTable('providers').set(numbers).where('id', '=', id).returning('customer_id').executeTakeFirst();
}

/** Which customer a provider belongs to, also after it has left. */
export async function findProviderOwner(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('providers').select('customer_id').where('id', '=', id).executeTakeFirst();
  return row?.customer_id;
}

/** Since when a provider has been gone; leaving twice keeps the first moment. */
export function updateMembership(
  tx: Tx,
  id: number,
  leftAt: string | null,
): Promise<{ customer_id: number } | undefined> {
  return tx
    .updateTable('providers')
    .set((build) => ({
      left_at: leftAt === null ? null : build.fn.coalesce('left_at', build.val(leftAt)),
      version: build('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('customer_id')
    .executeTakeFirst();
}

type HoldRow = Pick<ProviderRow, 'customer_id' | 'name' | 'on_hold' | 'team_hold_reason' | 'left_at'>;

/** For the team, across all customers. */
export function lockHold(tx: Tx, id: number): Promise<HoldRow | undefined> {
  return tx
    .selectFrom('providers')
    .select(['customer_id', 'name', 'on_hold', 'team_hold_reason', 'left_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
