import { type Selectable, sql } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { Of } from './answers.repository.ts';
import type { ProviderDataUpdateTable } from './provider-data.tables.ts';

export type UpdateRow = Selectable<ProviderDataUpdateTable> & {
  field_name: string;
  label: string;
  provider_name: string;
  by: string | null;
};

function updates(tx: Tx) {
  return tx
    .selectFrom('provider_data_updates as u')
    .innerJoin('provider_forms as f', 'f.id', 'u.form_id')
    .innerJoin('providers as p', 'p.id', 'u.provider_id')
    .leftJoin('customer_users as c', 'c.id', 'u.customer_user_id')
    .selectAll('u')
    .select([
      'f.field_name',
      'f.label',
      'p.name as provider_name',
      sql<string | null>`trim(c.name || ' ' || c.surname)`.as('by'),
    ]);
}

export function waitingQuery(tx: Tx, customerId: number, providerIds: readonly number[], window: Window) {
  return updates(tx)
    .where('u.customer_id', '=', customerId)
    .where('u.status', '=', 'waiting')
    .where(anyOf('u.provider_id', providerIds))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
}

export function findWaiting(tx: Tx, customerId: number, providerIds: readonly number[], window: Window) {
  return waitingQuery(tx, customerId, providerIds, window).execute();
}

export function countWaiting(tx: Tx, customerId: number, providerIds: readonly number[]): Promise<number> {
  return countOf(
    tx
      .selectFrom('provider_data_updates')
      .where('customer_id', '=', customerId)
      .where('status', '=', 'waiting')
      .where(anyOf('provider_id', providerIds)),
  );
}

/** In any status. */
export function findUpdate(
  tx: Tx,
  customerId: number,
  providerIds: readonly number[],
  id: number,
): Promise<UpdateRow | undefined> {
  return updates(tx)
    .where('u.customer_id', '=', customerId)
    .where(anyOf('u.provider_id', providerIds))
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** For the team, across all customers. */
export function findUpdates(tx: Tx, ids: readonly number[]): Promise<UpdateRow[]> {
  return updates(tx).where(anyOf('u.id', ids)).execute();
}

/** Every change of a provider, newest first. */
export function historyQuery(tx: Tx, { customerId, providerId }: Of, window: Window) {
  return updates(tx)
    .where('u.customer_id', '=', customerId)
    .where('u.provider_id', '=', providerId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
}

export function findHistory(tx: Tx, of: Of, window: Window): Promise<UpdateRow[]> {
  return historyQuery(tx, of, window).execute();
}

export function countHistory(tx: Tx, { customerId, providerId }: Of): Promise<number> {
  return countOf(
    tx.selectFrom('provider_data_updates').where('customer_id', '=', customerId).where('provider_id', '=', providerId),
  );
}

type NewUpdate = Of & {
  formId: number;
  before: unknown;
  value: unknown;
  customerUserId: number;
  at: string;
  /** Proposed by the team and approved by the vendor, so it does not wait. */
  agreed?: { reason: string };
};

export async function insertUpdate(tx: Tx, update: NewUpdate): Promise<number> {
  const row = await tx
    .insertInto('provider_data_updates')
    .values({
      customer_id: update.customerId,
      provider_id: update.providerId,
      form_id: update.formId,
      before_value: toJson(update.before),
      value: toJson(update.value),
      customer_user_id: update.customerUserId,
      created_at: update.at,
      ...(update.agreed && { status: 'approved', by_team: true, decided_at: update.at, reason: update.agreed.reason }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns false when the change no longer waits, or is not at the given version. */
export async function updateWaiting(
  tx: Tx,
  of: Versioned,
  change: { value: unknown; customerUserId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_data_updates')
    .set({ value: toJson(change.value), customer_user_id: change.customerUserId, version: of.version + 1 })
    .where(isAtVersion(of))
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a waiting change its final status; undefined when it was not waiting. */
export function settleUpdate(
  tx: Tx,
  of: { customerId: number; id: number },
  end: { status: 'approved' | 'rejected' | 'withdrawn'; reason: string | null; at: string },
) {
  return tx
    .updateTable('provider_data_updates')
    .set({ status: end.status, reason: end.reason, decided_at: end.at })
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
