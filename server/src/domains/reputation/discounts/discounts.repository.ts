import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Owner, lockOwned } from '#platform/db/owner.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { DiscountTable } from './discounts.tables.ts';

export type DiscountState = 'waiting' | 'rejected' | 'scheduled' | 'published' | 'ended';
export type DiscountFilter = { providerId?: number | undefined; state?: DiscountState | undefined; now: string };

export type DiscountRow = Selectable<DiscountTable> & {
  provider_name: string;
  time_zone: string;
  taken: number;
  used: number;
};

/** Today in the provider's time zone. */
const today = (now: string) => sql<string>`(${now}::timestamptz at time zone providers.time_zone)::date`;

function ofOwner(tx: Tx, { customerId, providerIds }: Owner) {
  return tx
    .selectFrom('discounts')
    .innerJoin('providers', 'providers.id', 'discounts.provider_id')
    .where('discounts.customer_id', '=', customerId)
    .where(anyOf('discounts.provider_id', providerIds));
}

function filtered(tx: Tx, owner: Owner, { providerId, state, now }: DiscountFilter) {
  const day = today(now);
  let query = ofOwner(tx, owner);
  if (providerId) query = query.where('discounts.provider_id', '=', providerId);
  if (state === 'waiting' || state === 'rejected') return query.where('discounts.status', '=', state);
  if (!state) return query;
  query = query.where('discounts.status', '=', 'approved');
  if (state === 'ended') {
    return query.where((where) =>
      where.or([where('discounts.ended_at', 'is not', null), where('discounts.valid_until', '<', day)]),
    );
  }
  query = query.where('discounts.ended_at', 'is', null);
  if (state === 'scheduled') return query.where('discounts.valid_from', '>', day);
  return query.where('discounts.valid_from', '<=', day).where('discounts.valid_until', '>=', day);
}

const coupons = (condition: string) =>
  sql<number>`(select count(*)::int from discount_coupons c where c.discount_id = discounts.id ${sql.raw(condition)})`;

function withCounts(query: ReturnType<typeof ofOwner>) {
  return query
    .selectAll('discounts')
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .select([coupons('').as('taken'), coupons('and c.used_at is not null').as('used')]);
}

export function discountsQuery(tx: Tx, owner: Owner, filter: DiscountFilter, { limit, offset }: Window) {
  return withCounts(filtered(tx, owner, filter))
    .orderBy('discounts.created_at', 'desc')
    .orderBy('discounts.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function findDiscounts(tx: Tx, owner: Owner, filter: DiscountFilter, window: Window): Promise<DiscountRow[]> {
  return discountsQuery(tx, owner, filter, window).execute();
}

export function countDiscounts(tx: Tx, owner: Owner, filter: DiscountFilter): Promise<number> {
  return countOf(filtered(tx, owner, filter));
}

export function findDiscount(tx: Tx, owner: Owner, id: number): Promise<DiscountRow | undefined> {
  return withCounts(ofOwner(tx, owner)).where('discounts.id', '=', id).executeTakeFirst();
}

/** Keeps a change by the vendor and a decision by the team from happening at the same time. */
export function lockDiscount(tx: Tx, owner: Owner, id: number): Promise<Selectable<DiscountTable> | undefined> {
  return lockOwned(tx, 'discounts', owner, id);
}

/** A provider has one primary offer. The lock makes a second request at the same time wait. */
export async function clearPrimary(tx: Tx, customerId: number, providerId: number): Promise<void> {
  await advisoryLock(tx, 'primary offer of a provider', providerId);
  await tx
    .updateTable('discounts')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('is_primary', '=', true)
    .execute();
}

export async function insertDiscount(tx: Tx, offer: Insertable<DiscountTable>): Promise<number> {
  const row = await tx.insertInto('discounts').values(offer).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateDiscount(
  tx: Tx,
  customerId: number,
  id: number,
  change: Updateable<DiscountTable>,
): Promise<void> {
  await tx
    .updateTable('discounts')
    .set({ ...change, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDiscount(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('discounts').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** For the team, across all customers. */
export function findForTeam(tx: Tx, ids: readonly number[]): Promise<Selectable<DiscountTable>[]> {
  return tx.selectFrom('discounts').selectAll().where(anyOf('id', ids)).execute();
}
