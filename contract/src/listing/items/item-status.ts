/** Every status a product can have. */
export const ITEM_STATUSES = ['active', 'passive', 'rejected', 'waiting', 'pending_pricing'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What the vendor decides alone: showing an approved product, or not for now. */
export const ITEM_SHOWN = ['active', 'passive'] as const;
export type ItemShown = (typeof ITEM_SHOWN)[number];

/** Whether the vendor may show or hide it: only what the team has approved. */
export function canShow(status: ItemStatus): status is ItemShown {
  return (ITEM_SHOWN as readonly string[]).includes(status);
}

/** What a new or changed product is: it waits for the team, but not before it has a price. */
export function statusAfterEdit({ minPrice }: { minPrice: number | null }): 'waiting' | 'pending_pricing' {
  return minPrice === null ? 'pending_pricing' : 'waiting';
}
