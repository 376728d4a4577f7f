import type { ConfigItemType } from '../../foundation/configs/item-types.ts';
import { MERCHANT_DECISION_HOURS } from '../../shared/limits.ts';
import type { TeamRight } from '../../shared/team.ts';

/** What waits for the marketplace team: things couples will see, and what vendors asked for. */
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
  'contact_request',
  'upgrade_request',
  'referral',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Requests to the team: somebody answers them and marks them as done; there is nothing to reject. */
const REQUEST_KINDS: ReadonlySet<ApprovalKind> = new Set(['contact_request', 'upgrade_request', 'referral']);
export const isRequest = (kind: ApprovalKind): boolean => REQUEST_KINDS.has(kind);

/** Kinds that several can be approved of at once: each is small, and the checks have been made. */
const BULK_KINDS: ReadonlySet<ApprovalKind> = new Set(['medium', 'item', 'related_provider']);
export const isForBulk = (kind: ApprovalKind): boolean => BULK_KINDS.has(kind);

/** Who of the team sees and decides a kind. */
export const KIND_RIGHTS: Readonly<Record<ApprovalKind, TeamRight>> = {
  medium: 'review',
  item: 'review',
  provider_data: 'review',
  provider_review: 'review',
  related_provider: 'review',
  discount: 'review',
  testimonial: 'review',
  merchant_application: 'money',
  lead_report: 'review',
  contact_request: 'accounts',
  upgrade_request: 'accounts',
  referral: 'accounts',
};

/** By when the team promises to have decided: in hours where vendors are told so, else in working days. */
export const PROMISED_WORKING_DAYS = 2;
export const PROMISED_HOURS: Readonly<Partial<Record<ApprovalKind, number>>> = {
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
