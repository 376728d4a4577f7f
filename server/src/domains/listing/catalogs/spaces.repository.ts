import type { Insertable, Selectable } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CustomerSpaceTable } from './spaces.tables.ts';

type Of = { customerId: number; providerIds: readonly number[] };
export type SpaceRow = Selectable<CustomerSpaceTable>;

function ownSpaces(tx: Tx, { customerId, providerIds }: Of) {
  return tx
    .selectFrom('customer_spaces')
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds));
}

/** In the vendor's own order. A query, so that a test can read its plan. */
export function spacesQuery(tx: Tx, of: Of) {
  return ownSpaces(tx, of).selectAll().orderBy('provider_id').orderBy('position').orderBy('id');
}

export function findSpaces(tx: Tx, of: Of, window?: Window): Promise<SpaceRow[]> {
  const query = spacesQuery(tx, of);
  return (window ? query.limit(window.limit).offset(window.offset) : query).execute();
}

export function countSpaces(tx: Tx, of: Of): Promise<number> {
  return countOf(ownSpaces(tx, of));
}

export function findSpace(tx: Tx, of: Of, id: number): Promise<SpaceRow | undefined> {
  return ownSpaces(tx, of).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertSpace(tx: Tx, space: Insertable<CustomerSpaceTable>): Promise<number> {
  const row = await tx.insertInto('customer_spaces').values(space).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Undefined when the space is no longer at the given version. */
export function updateSpace(
  tx: Tx,
  of: Versioned,
  change: Partial<Insertable<CustomerSpaceTable>>,
): Promise<SpaceRow | undefined> {
  return tx
    .updateTable('customer_spaces')
    .set({ ...change, version: of.version + 1 })
    .where(isAtVersion(of))
    .returningAll()
    .executeTakeFirst();
}

/** Whether the space was ever held or booked. Locks the space, so that it cannot be booked or quoted at the same time. */
export async function lockAndCheckBooked(tx: Tx, customerId: number, id: number): Promise<boolean> {
  await tx
    .selectFrom('customer_spaces')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const booked = await tx
    .selectFrom('calendar_events')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('space_id', '=', id)
    .where('status', '<>', 'available')
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

export async function deleteSpace(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('customer_spaces').where('customer_id', '=', customerId).where('id', '=', id).execute();
}
