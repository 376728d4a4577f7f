import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { ItemTable } from './items.tables.ts';

type OfProvider = { customerId: number; providerId: number };

export type ItemRow = Selectable<ItemTable>;

function currentItems(tx: Tx, { customerId, providerId }: OfProvider) {
  return tx
    .selectFrom('provider_items')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null);
}

/** A query, so that a test can read its plan. */
export function itemsQuery(tx: Tx, of: OfProvider, window: Window) {
  return currentItems(tx, of).selectAll().orderBy('position').orderBy('id').limit(window.limit).offset(window.offset);
}

export function findItems(tx: Tx, of: OfProvider, window: Window): Promise<ItemRow[]> {
  return itemsQuery(tx, of, window).execute();
}

export function countItems(tx: Tx, of: OfProvider): Promise<number> {
  return countOf(currentItems(tx, of));
}

function ownItem(tx: Tx, { customerId, providerIds }: Owner, id: number) {
  return tx
    .selectFrom('provider_items')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('id', '=', id);
}

export function findItem(tx: Tx, owner: Owner, id: number): Promise<ItemRow | undefined> {
  return ownItem(tx, owner, id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** A removed product that can still be restored. */
export function findRemovedItem(tx: Tx, owner: Owner, id: number): Promise<ItemRow | undefined> {
  return ownItem(tx, owner, id).where('deleted_at', 'is not', null).executeTakeFirst();
}

/** Changes to the products of one provider run one after the other, so that positions have no gaps or duplicates. */
export async function lockItems(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'items of a provider', providerId);
}

export async function insertItem(tx: Tx, item: Insertable<ItemTable>): Promise<number> {
  const row = await tx.insertInto('provider_items').values(item).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export type ItemChange = Partial<Insertable<ItemTable>>;

export async function updateItem(tx: Tx, customerId: number, id: number, change: ItemChange): Promise<void> {
  await tx
    .updateTable('provider_items')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Moves all products after a position up or down by one. */
export async function shiftPositions(
  tx: Tx,
  of: OfProvider,
  { after, by }: { after: number; by: 1 | -1 },
): Promise<void> {
  await tx
    .updateTable('provider_items')
    .set({ position: sql<number>`position + ${by}::int` })
    .where('customer_id', '=', of.customerId)
    .where('provider_id', '=', of.providerId)
    .where('deleted_at', 'is', null)
    .where('position', '>', after)
    .execute();
}

export async function updatePosition(tx: Tx, customerId: number, id: number, position: number): Promise<void> {
  await tx
    .updateTable('provider_items')
    .set({ position })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** For the team, across all customers. */
export function findForTeam(tx: Tx, ids: readonly number[]): Promise<ItemRow[]> {
  return tx.selectFrom('provider_items').selectAll().where(anyOf('id', ids)).execute();
}

/** Applies the team's decision, if the product is still waiting for it. */
export async function updateDecision(
  tx: Tx,
  customerId: number,
  id: number,
  decision: { status: 'active' | 'rejected'; reject_reason: string | null },
): Promise<void> {
  await tx
    .updateTable('provider_items')
    .set({ ...decision, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

export async function deleteRemovedItems(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('provider_items').where('deleted_at', '<', before).execute();
}

export async function hasMedium(tx: Tx, owner: Owner, mediaId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where('id', '=', mediaId)
    .executeTakeFirst();
  return row !== undefined;
}

export function findItemsWithMedium(tx: Tx, owner: Owner, mediaId: number): Promise<ItemRow[]> {
  return tx
    .selectFrom('provider_items')
    .selectAll()
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where('deleted_at', 'is', null)
    .where((build) =>
      build.exists(
        build
          .selectFrom('provider_item_pictures as picture')
          .select('picture.id')
          .whereRef('picture.item_id', '=', 'provider_items.id')
          .where('picture.customer_id', '=', owner.customerId)
          .where('picture.media_id', '=', mediaId),
      ),
    )
    .orderBy('position')
    .execute();
}
