/** Where an extra that was bought is: the team has to arrange it, has agreed on a day, has delivered it, or will not. */
export const ORDER_STATUSES = ['to_do', 'scheduled', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_ACTIONS = ['claim', 'release', 'schedule', 'deliver', 'cancel', 'reopen', 'note'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What the team may do with an order. A cancelled one stays cancelled, because its money may be on the way back. */
const ALLOWED = {
  to_do: ['claim', 'release', 'schedule', 'deliver', 'cancel', 'note'],
  scheduled: ['claim', 'release', 'schedule', 'deliver', 'cancel', 'note'],
  delivered: ['reopen', 'note'],
  cancelled: ['note'],
} as const satisfies Record<OrderStatus, readonly OrderAction[]>;

export function canDo(action: OrderAction, status: OrderStatus): boolean {
  return (ALLOWED[status] as readonly OrderAction[]).includes(action);
}

/** The lists at the desk: what is not finished, or one status. */
export const ORDER_LISTS = ['open', ...ORDER_STATUSES] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
