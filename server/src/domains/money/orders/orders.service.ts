import type { DeskOrder, OrderChange, ProductOrder } from '@bellbird/contract/money/orders';
import { type OrderList, canDo } from '@bellbird/contract/money/orders/order-status.ts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { finishApproval } from '#domains/attention/approvals/approvals.public.ts';
import { promptOfOrder } from './order-prompts.operations.ts';
import { queueOrder } from './order-queue.operations.ts';
import { presentDeskOrder, presentOrder } from './orders.presenter.ts';
import {
  type DeskOrderRow,
  countDeskOrders,
  findDeskOrder,
  findDeskOrders,
  findOrders,
  updateOrder,
} from './orders.repository.ts';
import type { ProductOrderChange, WayOfRefund } from './orders.tables.ts';

/** Sends what was paid back, and says how the money goes; null when a second person has to decide first. */
export type RefundPayment = (
  tx: Tx,
  staff: Staff,
  refund: { paymentId: number; reason: string },
) => Promise<WayOfRefund | null>;

type Ports = { db: Db; clock: Clock; refundPayment: RefundPayment };

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Extras that the team delivers: the vendor sees where each is, the desk works on them. */
export function createOrdersService({ db, clock, refundPayment }: Ports) {
  async function toColumns(
    tx: Tx,
    staff: Staff,
    order: DeskOrderRow,
    change: OrderChange,
  ): Promise<ProductOrderChange> {
    const at = clock.now();
    const owner = { staff_member_id: order.staff_member_id ?? staff.staffMemberId };
    switch (change.type) {
      case 'claim':
        return { staff_member_id: staff.staffMemberId };
      case 'release':
        return { staff_member_id: null };
      case 'note':
        return { note: change.note };
      case 'schedule':
        if (change.on < dayIn(at, order.time_zone))
          fail('invalid_fields', { fields: { on: 'Please choose today or a later day.' } });
        return { ...owner, status: 'scheduled', scheduled_on: change.on, message: change.message };
      case 'deliver':
        return { ...owner, status: 'delivered', closed_at: at.toISOString(), message: change.message };
      case 'reopen':
        return { status: order.scheduled_on ? 'scheduled' : 'to_do', closed_at: null, message: '' };
      case 'cancel': {
        const { payment_id: paymentId, product_name: product } = order;
        const reason = `${product} was cancelled`;
        const refund =
          change.refund && paymentId !== null ? await refundPayment(tx, staff, { paymentId, reason }) : null;
        return { ...owner, status: 'cancelled', closed_at: at.toISOString(), message: change.message, refund };
      }
    }
  }

  const finish = (tx: Tx, { staffMemberId }: Staff, subjectId: number) =>
    finishApproval(tx, { kind: 'order', subjectId, staffMemberId, at: clock.now() });

  return {
    async list(caller: Member, id: number): Promise<ProductOrder[]> {
      const providerId = providerFor(caller, 'payments', id);
      const rows = await db.tenantRead(caller.customerId, (tx) => findOrders(tx, caller.customerId, providerId));
      return rows.map(presentOrder);
    },

    async listForDesk(
      { staffMemberId }: Staff,
      { list, mine, ...paging }: Paging & { list: OrderList; mine?: 'true' | undefined },
    ): Promise<{ data: DeskOrder[]; total: number }> {
      const filter = { list, staffMemberId: mine ? staffMemberId : undefined };
      return db.system(async (tx) => {
        const rows = await findDeskOrders(tx, filter, windowOf(paging));
        const total = await countDeskOrders(tx, filter);
        return { data: rows.map((row) => presentDeskOrder(row, staffMemberId, clock.now())), total };
      });
    },

    async change(staff: Staff, id: number, change: OrderChange): Promise<DeskOrder> {
      const present = (row: DeskOrderRow) => presentDeskOrder(row, staff.staffMemberId, clock.now());
      return db.system(async (tx) => {
        const before = (await findDeskOrder(tx, id)) ?? fail('not_found');
        if (before.version !== change.version) fail('stale_version', { data: present(before) });
        if (!canDo(change.type, before.status)) fail('not_possible_now');
        const columns = await toColumns(tx, staff, before, change);
        if (!(await updateOrder(tx, { id, version: change.version }, columns))) fail('stale_version');
        const after = (await findDeskOrder(tx, id)) ?? fail('not_found');
        if (columns.status) await promptOfOrder(tx, after, clock.now());
        if (after.closed_at !== null) await finish(tx, staff, id);
        else if (before.closed_at !== null) await queueOrder(tx, id, after, clock.now());
        await record(tx, staff, {
          action: 'orders.change',
          subject: { kind: 'product_order', id },
          customerId: before.customer_id,
          details: { type: change.type },
        });
        return present(after);
      });
    },
  };
}
