export const TESTIMONIAL_STATUSES = ['pending', 'active', 'rejected'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export const ADDED_BY = ['couple', 'vendor', 'transferred'] as const;
export type AddedBy = (typeof ADDED_BY)[number];

/** Whether a couple with a deal was asked for a comment; ‘scheduled’ ones are asked the day after their wedding. */
export const COMMENT_REQUESTS = ['not_requested', 'scheduled', 'requested', 'commented'] as const;
export type CommentRequest = (typeof COMMENT_REQUESTS)[number];

/** Why a couple cannot be asked for a comment. */
export const ASK_BLOCKS = [
  'account_deleted',
  'cancelled',
  'phone_only',
  'no_address',
  'unsubscribed',
  'no_date',
  'undeliverable',
  'vendor_left',
] as const;
export type AskBlock = (typeof ASK_BLOCKS)[number];

/** A vendor may change a comment they added until the team approves it, but never a couple's own. */
export function isOwnDraft({ addedBy, status }: { addedBy: AddedBy; status: TestimonialStatus }): boolean {
  return addedBy === 'vendor' && status !== 'active';
}

/** Only public comments can be replied to and featured. */
export function isPublic({ status }: { status: TestimonialStatus }): boolean {
  return status === 'active';
}

/** What became of a vendor’s wish to take a comment down. */
export const DISPUTE_STATES = ['waiting', 'agreed', 'refused'] as const;

type Disputable = { addedBy: AddedBy; status: TestimonialStatus; dispute: object | null };

/** A couple’s own comment that everybody reads, once. */
export function canDispute({ addedBy, status, dispute }: Disputable): boolean {
  return addedBy === 'couple' && status === 'active' && dispute === null;
}
