import { z } from 'zod';
import { memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { ourText, ChosenDay, Day, Instant, Version, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { ORDER_TEXT_MAX } from '../../shared/limits.ts';
import { ORDER_LISTS, ORDER_STATUSES } from './order-status.ts';

/** An extra that a provider has bought, and where it is. */
export const ProductOrder = z.object({
  id: id('productOrder'),
  product: ourText(),
  status: z.enum(ORDER_STATUSES),
  orderedAt: Instant,
  /** When its delivery was promised. */
  dueOn: Day.nullable(),
  scheduledOn: Day.nullable(),
  /** The team’s last message about it. */
  message: z.string(),
  /** How the money of a cancelled order goes back. */
  refund: z.enum(['card', 'transfer']).nullable(),
  /** When it was delivered or cancelled. */
  closedAt: Instant.nullable(),
});
export type ProductOrder = z.output<typeof ProductOrder>;

export const listProductOrders = call({
  name: 'orders.list',
  method: 'GET',
  path: '/providers/{id}/orders',
  summary: 'List the extras a provider has bought and where each of them is, newest first',
  access: memberFor('payments'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(z.array(ProductOrder)) },
});

/** The same as the team sees it. */
export const DeskOrder = ProductOrder.extend({
  customer: z.object({ id: id('customer'), name: z.string() }),
  provider: z.object({ id: id('provider'), name: z.string(), city: z.string() }),
  /** Who takes care of it. */
  owner: z.string().nullable(),
  isMine: z.boolean(),
  isLate: z.boolean(),
  /** For the team only. */
  note: z.string(),
  paidCents: z.int(),
  version: z.int(),
});
export type DeskOrder = z.output<typeof DeskOrder>;

export const listDeskOrders = call({
  name: 'orders.deskList',
  method: 'GET',
  path: '/desk/orders',
  summary: 'List the extras to deliver, the oldest first; finished ones newest first',
  access: staffFor('orders'),
  query: Paging.extend({ list: z.enum(ORDER_LISTS).default('open'), mine: z.enum(['true']).optional() }),
  responses: { 200: listOf(DeskOrder) },
});

const message = optionalText(ORDER_TEXT_MAX);

export const OrderChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('claim'), version: Version }),
  z.strictObject({ type: z.literal('release'), version: Version }),
  z.strictObject({ type: z.literal('schedule'), on: ChosenDay, message, version: Version }),
  z.strictObject({ type: z.literal('deliver'), message, version: Version }),
  z.strictObject({
    type: z.literal('cancel'),
    message: text(ORDER_TEXT_MAX),
    refund: z.boolean(),
    version: Version,
  }),
  z.strictObject({ type: z.literal('reopen'), version: Version }),
  z.strictObject({ type: z.literal('note'), note: optionalText(ORDER_TEXT_MAX), version: Version }),
]);
export type OrderChange = z.output<typeof OrderChange>;

export const changeOrder = call({
  name: 'orders.change',
  method: 'POST',
  path: '/desk/orders/{id}/actions',
  summary:
    'Take over, schedule, deliver, cancel or reopen an order, or note something; the vendor is told what concerns them',
  access: staffFor('orders'),
  params: z.object({ id: idParam('productOrder') }),
  body: OrderChange,
  responses: { 200: one(DeskOrder) },
});
