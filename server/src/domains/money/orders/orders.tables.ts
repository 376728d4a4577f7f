import type { OrderStatus } from '@bellbird/contract/money/orders/order-status.ts';
import type { Generated, GeneratedAlways, Insertable, Updateable } from 'kysely';

export type { OrderList } from '@bellbird/contract/money/orders/order-status.ts';

export type WayOfRefund = 'card' | 'transfer';

export type ProductOrderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  product_id: number;
  payment_id: number | null;
  status: Generated<OrderStatus>;
  due_on: string | null;
  scheduled_on: string | null;
  /** What the vendor reads. */
  message: Generated<string>;
  /** What only the team reads. */
  note: Generated<string>;
  /** How the money goes back; null while nobody has decided that it does. */
  refund: WayOfRefund | null;
  staff_member_id: number | null;
  created_at: string;
  closed_at: string | null;
  version: Generated<number>;
};

export type NewProductOrder = Insertable<ProductOrderTable>;
export type ProductOrderChange = Updateable<ProductOrderTable>;

declare module '#platform/db/tables.ts' {
  interface Tables {
    product_orders: ProductOrderTable;
  }
}
