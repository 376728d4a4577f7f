import type { ConfigItemType } from '../../foundation/configs/item-types.ts';
import { MERCHANT_DECISION_HOURS } from '../../shared/limits.ts';

/** What the marketplace team checks before couples see it. */
export const APPROVAL_KINDS = [
  'medium',
  'item',
  'provider_data',
  'provider_review',
  'related_provider',
  'discount',
  'testimonial',
  'merchant_application',
  'lead_report',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Kinds with a promised response time, in hours. */
export const DECIDED_WITHIN_HOURS: Readonly<Partial<Record<ApprovalKind, number>>> = {
  merchant_application: MERCHANT_DECISION_HOURS,
};

/** Kinds whose refusal takes one reason from a configuration list, by its code. */
export const REASON_LISTS: Readonly<Partial<Record<ApprovalKind, ConfigItemType>>> = {
  testimonial: 'testimonial_rejected_reason',
};

/** Common reasons for a refusal, as the vendor will read them; the team can also write its own. */
export const REJECT_REASONS: Readonly<Partial<Record<ApprovalKind, readonly string[]>>> = {
  medium: ['contact information or logo', 'too small or blurry', 'not a picture of your work', 'duplicate'],
  item: ['contact information or logo', 'the price doesn’t match the description', 'not a product of this category'],
  discount: ['contact information in the text', 'the prices don’t add up', 'not an offer for couples'],
  provider_data: ['contact information in a public text', 'not about this company', 'hard to understand'],
  provider_review: ['something is still missing', 'the pictures don’t match the texts', 'the prices are out of date'],
  merchant_application: [
    'the name doesn’t match the ABN',
    'the bank account couldn’t be confirmed',
    'the identity couldn’t be confirmed',
  ],
  lead_report: ['the couple is known to us', 'they answered when we wrote to them'],
  related_provider: ['these two don’t work together', 'not a wedding provider'],
};
