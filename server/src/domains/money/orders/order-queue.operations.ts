import { instantOf } from '@bellbird/contract/shared/zone-time';
import type { Tx } from '#platform/db/db.ts';
import { record } from '#platform/audit/audit.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { cancelOpenOrder, insertOrder } from './orders.repository.ts';
import type { NewProductOrder } from './orders.tables.ts';

const OFFICE_ZONE = 'Australia/Sydney';
/** The last hour of the day that an order is promised for. */
const OFFICE_CLOSES = '17:00';

type Queued = { customer_id: number; provider_id: number; due_on: string | null };

/** Puts an order into the team’s queue; one that is opened again keeps the day it was promised for. */
export function queueOrder(tx: Tx, id: number, { customer_id, provider_id, due_on }: Queued, at: Date): Promise<void> {
  const closing = due_on && Date.parse(`${due_on}T${OFFICE_CLOSES}Z`);
  return requestApproval(tx, {
    customerId: customer_id,
    providerId: provider_id,
    kind: 'order',
    subjectId: id,
    customerUserId: null,
    at,
    dueAt: closing ? new Date(instantOf(closing, OFFICE_ZONE)) : undefined,
  });
}

/** Orders what was paid for, once. */
export async function addOrder(tx: Tx, order: NewProductOrder): Promise<void> {
  const id = await insertOrder(tx, order);
  if (id === undefined) return;
  await queueOrder(tx, id, { ...order, due_on: order.due_on ?? null }, new Date(order.created_at));
}

/** Cancels what nobody has delivered yet, because the money for it is gone. The vendor is told why by the caller. */
export async function stopOrderOf(
  tx: Tx,
  { customerId, paymentId, at }: { customerId: number; paymentId: number; at: Date },
): Promise<void> {
  const id = await cancelOpenOrder(tx, { customerId, paymentId, at: at.toISOString() });
  if (id === undefined) return;
  await withdrawApproval(tx, { customerId, kind: 'order', subjectId: id, at });
  await record(
    tx,
    { kind: 'system' },
    { action: 'orders.change', subject: { kind: 'product_order', id }, customerId, details: { type: 'cancel' } },
  );
}
