import type { DeskOrder, ProductOrder } from '@bellbird/contract/money/orders';
import { dayIn } from '#platform/time/calendar.ts';
import type { DeskOrderRow, OrderRow } from './orders.repository.ts';

export function presentOrder(row: OrderRow): ProductOrder {
  return {
    id: row.id,
    product: row.product_name,
    status: row.status,
    orderedAt: row.created_at,
    dueOn: row.due_on,
    scheduledOn: row.scheduled_on,
    message: row.message,
    refund: row.refund,
    closedAt: row.closed_at,
  };
}

export function presentDeskOrder(row: DeskOrderRow, staffMemberId: number, now: Date): DeskOrder {
  const promised = row.scheduled_on ?? row.due_on;
  return {
    ...presentOrder(row),
    customer: { id: row.customer_id, name: row.customer_name },
    provider: { id: row.provider_id, name: row.provider_name, city: row.city_name },
    owner: row.owner_name,
    isMine: row.staff_member_id === staffMemberId,
    isLate: row.closed_at === null && promised !== null && promised < dayIn(now, row.time_zone),
    note: row.note,
    paidCents: row.paid_cents,
    version: row.version,
  };
}
