import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { OrderList, ProductOrderChange, ProductOrderTable, WayOfRefund } from './orders.tables.ts';

export type OrderRow = Selectable<ProductOrderTable> & { product_name: string };

/** A payment makes its order once, however often it is reported; undefined if it has been made. */
export async function insertOrder(tx: Tx, order: Insertable<ProductOrderTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('product_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Cancels the order of a payment that is neither delivered nor cancelled; undefined if there is none. */
export async function cancelOpenOrder(
  tx: Tx,
  { customerId, paymentId, at }: { customerId: number; paymentId: number; at: string },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('product_orders')
    .set({ status: 'cancelled', closed_at: at, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', paymentId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The money of a cancelled order goes back this way; said once, by whatever sends the first of it. */
export async function markOrderRefunded(
  tx: Tx,
  { customerId, paymentId, way }: { customerId: number; paymentId: number; way: WayOfRefund },
): Promise<void> {
  await tx
    .updateTable('product_orders')
    .set({ refund: way, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'cancelled')
    .where('refund', 'is', null)
    .execute();
}

/** Newest first. */
export function findOrders(tx: Tx, customerId: number, providerId: number): Promise<OrderRow[]> {
  return tx
    .selectFrom('product_orders as o')
    .innerJoin('products', 'products.id', 'o.product_id')
    .selectAll('o')
    .select('products.name as product_name')
    .where('o.customer_id', '=', customerId)
    .where('o.provider_id', '=', providerId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
}

export type DeskOrderRow = OrderRow & {
  customer_name: string;
  provider_name: string;
  time_zone: string;
  city_name: string;
  owner_name: string | null;
  paid_cents: number;
};

function selectForDesk(tx: Tx) {
  return tx
    .selectFrom('product_orders as o')
    .innerJoin('products', 'products.id', 'o.product_id')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('cities', 'cities.id', 'p.city_id')
    .leftJoin('staff_members as s', 's.id', 'o.staff_member_id')
    .selectAll('o')
    .select([
      'products.name as product_name',
      'c.name as customer_name',
      'p.name as provider_name',
      'p.time_zone',
      'cities.name as city_name',
      sql<string | null>`nullif(concat_ws(' ', s.name, s.surname), '')`.as('owner_name'),
      sql<number>`(select coalesce(sum(i.amount_cents), 0)::integer from payment_installments i
        where i.payment_id = o.payment_id and i.status = 'paid' and i.refunded_at is null)`.as('paid_cents'),
    ]);
}

export type OrderFilter = { list: OrderList; staffMemberId: number | undefined };

function matches({ list, staffMemberId }: OrderFilter) {
  const inList = list === 'open' ? sql`o.status in ('to_do', 'scheduled')` : sql`o.status = ${list}`;
  const ofOwner = staffMemberId === undefined ? sql`` : sql`and o.staff_member_id = ${staffMemberId}`;
  return sql<SqlBool>`${inList} ${ofOwner}`;
}

/** Open ones oldest first, finished ones newest first. */
export function deskOrdersQuery(tx: Tx, filter: OrderFilter, { limit, offset }: Window) {
  const isFinished = filter.list === 'delivered' || filter.list === 'cancelled';
  const [moment, direction] = isFinished ? (['o.closed_at', 'desc'] as const) : (['o.created_at', 'asc'] as const);
  return selectForDesk(tx)
    .where(matches(filter))
    .orderBy(moment, direction)
    .orderBy('o.id', direction)
    .limit(limit)
    .offset(offset);
}

export function findDeskOrders(tx: Tx, filter: OrderFilter, window: Window): Promise<DeskOrderRow[]> {
  return deskOrdersQuery(tx, filter, window).execute();
}

export function countDeskOrders(tx: Tx, filter: OrderFilter): Promise<number> {
  return countOf(tx.selectFrom('product_orders as o').where(matches(filter)));
}

export function findDeskOrdersById(tx: Tx, ids: readonly number[]): Promise<DeskOrderRow[]> {
  return selectForDesk(tx).where(anyOf('o.id', ids)).execute();
}

export function findDeskOrder(tx: Tx, id: number): Promise<DeskOrderRow | undefined> {
  return selectForDesk(tx).where('o.id', '=', id).executeTakeFirst();
}

/** Updates an order if the version is current. */
export async function updateOrder(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: ProductOrderChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('product_orders')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
