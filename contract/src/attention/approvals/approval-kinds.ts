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
  'testimonial_dispute',
  'merchant_application',
  'lead_report',
  'contact_request',
  'upgrade_request',
  'referral',
  'user_confirmation',
  'order',
  'unmatched_message',
  'transfer',
  'refund',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Requests to the team: somebody answers them and marks them as done; there is nothing to reject. */
const REQUEST_KINDS: ReadonlySet<ApprovalKind> = new Set(['contact_request', 'upgrade_request', 'referral']);
export const isRequest = (kind: ApprovalKind): boolean => REQUEST_KINDS.has(kind);

/**
 * Work that has a page of its own, because it needs more than yes or no. The queue shows it, lets somebody claim it and
 * opens that page; it leaves the queue when it is finished there.
 */
export const WORK_KINDS = [
  'order',
  'unmatched_message',
  'transfer',
  'refund',
] as const satisfies readonly ApprovalKind[];
export type WorkKind = (typeof WORK_KINDS)[number];
export const isWork = (kind: ApprovalKind): kind is WorkKind => (WORK_KINDS as readonly ApprovalKind[]).includes(kind);

/** What the customer’s account manager answers: it is theirs without being claimed. */
export const ACCOUNT_MANAGER_KINDS = [
  'contact_request',
  'upgrade_request',
  'referral',
  'user_confirmation',
] as const satisfies readonly ApprovalKind[];

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
  testimonial_dispute: 'review',
  merchant_application: 'money',
  lead_report: 'review',
  contact_request: 'accounts',
  upgrade_request: 'accounts',
  referral: 'accounts',
  user_confirmation: 'accounts',
  order: 'orders',
  unmatched_message: 'messages',
  transfer: 'money',
  refund: 'money',
};

/** By when the team promises to have decided: in hours where vendors are told so, else in working days. */
export const PROMISED_WORKING_DAYS = 2;
export const PROMISED_HOURS: Readonly<Partial<Record<ApprovalKind, number>>> = {
  merchant_application: MERCHANT_DECISION_HOURS,
};

/** The configuration list of a kind’s reasons for a refusal. */
export const REASON_LISTS: Readonly<Partial<Record<ApprovalKind, ConfigItemType>>> = {
  medium: 'medium_rejected_reason',
  item: 'item_rejected_reason',
  discount: 'discount_rejected_reason',
  provider_data: 'provider_data_rejected_reason',
  provider_review: 'provider_review_rejected_reason',
  related_provider: 'related_provider_rejected_reason',
  testimonial: 'testimonial_rejected_reason',
  testimonial_dispute: 'testimonial_dispute_rejected_reason',
  merchant_application: 'merchant_application_rejected_reason',
  lead_report: 'lead_report_rejected_reason',
  user_confirmation: 'user_confirmation_rejected_reason',
};

/** Kinds whose refusal is a code of its list. All others take words: those of an entry, or the team’s own. */
const LISTED_ONLY: ReadonlySet<ApprovalKind> = new Set(['testimonial']);
export const takesListedReason = (kind: ApprovalKind): boolean => LISTED_ONLY.has(kind);
