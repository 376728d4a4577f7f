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

/** Common reasons for a refusal, as the vendor will read them; the team can also write its own. */
export const REJECT_REASONS: Readonly<Record<ApprovalKind, readonly string[]>> = {
  medium: ['contact information or logo', 'too small or not sharp', 'not a picture of your work', 'shown twice'],
  item: ['contact information or logo', 'the price does not fit the description', 'not a product of this category'],
  testimonial: ['Not a customer', 'Offensive content', 'Contact information', 'Duplicate'],
  discount: ['contact information in the text', 'the prices do not fit', 'not an offer for couples'],
  provider_data: ['contact information in a public text', 'not about this company', 'hard to understand'],
  provider_review: ['something is still missing', 'the pictures do not fit the texts', 'the prices are out of date'],
  merchant_application: [
    'the name does not match the ABN',
    'the bank account could not be confirmed',
    'the identity could not be confirmed',
  ],
  lead_report: ['the couple is known to us', 'they answered when we wrote to them'],
  related_provider: ['the two do not work together', 'not a wedding provider'],
};
