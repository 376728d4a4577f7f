/** Every status a product can have. */
export const ITEM_STATUSES = ['active', 'passive', 'rejected', 'waiting', 'pending_pricing'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What the vendor decides alone: showing or hiding an approved product. */
export const ITEM_SHOWN = ['active', 'passive'] as const;
export type ItemShown = (typeof ITEM_SHOWN)[number];

/** Only products that the team has approved can be shown or hidden. */
export function canShow(status: ItemStatus): status is ItemShown {
  return (ITEM_SHOWN as readonly string[]).includes(status);
}

/** A new or changed product waits for the team, once it has a price. */
export function toStatusAfterEdit({ minPrice }: { minPrice: number | null }): 'waiting' | 'pending_pricing' {
  return minPrice === null ? 'pending_pricing' : 'waiting';
}
