import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { queueOrder } from './order-queue.operations.ts';
import type { ProductOrderTable } from './orders.tables.ts';

type Given = Partial<Insertable<ProductOrderTable>> & { customer_id: number; provider_id: number; product?: string };

/** An order of an extra, by the product’s name. */
export async function buildOrder(tx: Tx, { product = 'Film at your place', ...given }: Given): Promise<{ id: number }> {
  const { id } = await tx.selectFrom('products').select('id').where('name', '=', product).executeTakeFirstOrThrow();
  const order = await tx
    .insertInto('product_orders')
    .values({ product_id: id, created_at: new Date().toISOString(), ...given })
    .returning(['id', 'due_on', 'created_at', 'closed_at'])
    .executeTakeFirstOrThrow();
  if (order.closed_at === null) await queueOrder(tx, order.id, { ...given, ...order }, new Date(order.created_at));
  return order;
}
