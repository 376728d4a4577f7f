export const DISCOUNT_TYPES = ['discount', 'installment'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

export const PRICING_TYPES = ['fixed', 'from'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** The team's decision on an offer. */
export const DISCOUNT_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

/** The status of an offer on a certain day. */
export const DISCOUNT_STATES = ['waiting', 'rejected', 'scheduled', 'published', 'ended'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

type Dated = { status: DiscountStatus; validFrom: string; validUntil: string; isEndedEarly: boolean };

/** An approved offer is published from its first day to its last, in the provider's time zone, unless it was ended. */
export function toDiscountState({ status, validFrom, validUntil, isEndedEarly }: Dated, today: string): DiscountState {
  if (status !== 'approved') return status;
  if (isEndedEarly) return 'ended';
  if (today < validFrom) return 'scheduled';
  return today > validUntil ? 'ended' : 'published';
}

/** A published offer can be ended early, a scheduled one before it starts. */
export function isEndable(state: DiscountState): boolean {
  return state === 'published' || state === 'scheduled';
}

/** An approved offer cannot be edited, because couples rely on it. */
export function isEditable(status: DiscountStatus): boolean {
  return status !== 'approved';
}
