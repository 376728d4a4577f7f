export const DISCOUNT_TYPES = ['discount', 'installment'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** How the prices of an offer are meant. */
export const PRICING_TYPES = ['fixed', 'from'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** What the team has said of an offer. */
export const DISCOUNT_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

/** What couples see of it on a day. */
export const DISCOUNT_STATES = ['waiting', 'rejected', 'scheduled', 'published', 'ended'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

type Dated = { status: DiscountStatus; validFrom: string; validUntil: string };

/** An approved offer shows from its first day to its last, by the calendar where the provider is. */
export function discountState({ status, validFrom, validUntil }: Dated, today: string): DiscountState {
  if (status !== 'approved') return status;
  if (today < validFrom) return 'scheduled';
  return today > validUntil ? 'ended' : 'published';
}

/** Until the team has approved it an offer is the vendor's to change; afterwards couples rely on it. */
export function isEditable(status: DiscountStatus): boolean {
  return status !== 'approved';
}
