import type { Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { ProviderChangeRequestTable } from './provider-data.tables.ts';

export type ChangeRequestRow = Selectable<ProviderChangeRequestTable> & {
  field_name: string;
  label: string;
  provider_name: string;
};

function requests(tx: Tx) {
  return tx
    .selectFrom('provider_change_requests as r')
    .innerJoin('provider_forms as f', 'f.id', 'r.form_id')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .selectAll('r')
    .select(['f.field_name', 'f.label', 'p.name as provider_name']);
}

export function pendingQuery(tx: Tx, customerId: number, providerIds: readonly number[], window: Window) {
  return requests(tx)
    .where('r.customer_id', '=', customerId)
    .where('r.status', '=', 'pending')
    .where(anyOf('r.provider_id', providerIds))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
}

export function findPending(tx: Tx, customerId: number, providerIds: readonly number[], window: Window) {
  return pendingQuery(tx, customerId, providerIds, window).execute();
}

export function countPending(tx: Tx, customerId: number, providerIds: readonly number[]): Promise<number> {
  return countOf(
    tx
      .selectFrom('provider_change_requests')
      .where('customer_id', '=', customerId)
      .where('status', '=', 'pending')
      .where(anyOf('provider_id', providerIds)),
  );
}

export function lockChangeRequest(
  tx: Tx,
  customerId: number,
  providerIds: readonly number[],
  id: number,
): Promise<ChangeRequestRow | undefined> {
  return requests(tx)
    .where('r.customer_id', '=', customerId)
    .where(anyOf('r.provider_id', providerIds))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
}

/** For the team, across all customers. */
export function findChangeRequests(
  tx: Tx,
  status: ChangeRequestRow['status'] | undefined,
  window: Window,
): Promise<ChangeRequestRow[]> {
  const query = status === undefined ? requests(tx) : requests(tx).where('r.status', '=', status);
  return query
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function countChangeRequests(tx: Tx, status: ChangeRequestRow['status'] | undefined): Promise<number> {
  const all = tx.selectFrom('provider_change_requests');
  return countOf(status === undefined ? all : all.where('status', '=', status));
}

export async function insertChangeRequest(
  tx: Tx,
  request: {
    customerId: number;
    providerId: number;
    formId: number;
    before: unknown;
    value: unknown;
    reason: string;
    staffMemberId: number;
    promptId: number;
    at: string;
  },
): Promise<number> {
  const row = await tx
    .insertInto('provider_change_requests')
    .values({
      customer_id: request.customerId,
      provider_id: request.providerId,
      form_id: request.formId,
      before_value: request.before === null ? null : JSON.stringify(request.before),
      value: request.value === null ? null : JSON.stringify(request.value),
      reason: request.reason,
      staff_member_id: request.staffMemberId,
      prompt_id: request.promptId,
      created_at: request.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateChangeRequest(
  tx: Tx,
  of: { customerId: number; id: number },
  answer: { status: 'approved' | 'rejected'; note: string | null; at: string },
): Promise<void> {
  await tx
    .updateTable('provider_change_requests')
    .set({ status: answer.status, note: answer.note, decided_at: answer.at })
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.id)
    .execute();
}

/** The customer of a provider, for the team. */
export async function findCustomerId(tx: Tx, providerId: number): Promise<number | undefined> {
  const row = await tx.selectFrom('providers').select('customer_id').where('id', '=', providerId).executeTakeFirst();
  return row?.customer_id;
}
