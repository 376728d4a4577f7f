/** What became of a quote. A draft was never sent; a sent one can be accepted until it expires. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** The same as a vendor follows it: also whether the couple has looked, and whether they have paid the deposit. */
export const QUOTE_STAGES = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'paid',
  'expired',
  'declined',
  'withdrawn',
] as const;
export type QuoteStage = (typeof QUOTE_STAGES)[number];

export const QUOTE_EVENT_KINDS = [
  'sent',
  'resent',
  'opened',
  'question',
  'accepted',
  'day_taken',
  'declined',
  'expired',
  'withdrawn',
  'link_revoked',
  'reminded',
  'amendment_sent',
  'amendment_approved',
  'amendment_declined',
  'amendment_withdrawn',
  'amendment_reduced',
  'paid',
  'payment_undone',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
export type QuoteEventKind = (typeof QUOTE_EVENT_KINDS)[number];

/** Why a couple says no; they may add words of their own. */
export const DECLINE_REASONS = ['price', 'date', 'other_vendor', 'plans_changed', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** A change after the yes: something more, something given away, or something taken off. */
export const AMENDMENT_KINDS = ['extra', 'gift', 'reduction'] as const;
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number];

export const AMENDMENT_STATES = ['sent', 'approved', 'declined', 'withdrawn', 'gift', 'reduced'] as const;
export type AmendmentState = (typeof AMENDMENT_STATES)[number];

/** The number of a quote as people read it. */
export const toQuoteNumber = (id: number) => `Q-${id}`;
