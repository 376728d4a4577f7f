export const TESTIMONIAL_STATUSES = ['pending', 'active', 'rejected'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export const ADDED_BY = ['couple', 'vendor', 'transferred'] as const;
export type AddedBy = (typeof ADDED_BY)[number];

/** Whether a couple with a deal was asked for a comment. */
export const COMMENT_REQUESTS = ['not_requested', 'requested', 'commented'] as const;
export type CommentRequest = (typeof COMMENT_REQUESTS)[number];

/** A vendor may change a comment they added until the team approves it, but never a couple's own. */
export function isOwnDraft({ addedBy, status }: { addedBy: AddedBy; status: TestimonialStatus }): boolean {
  return addedBy === 'vendor' && status !== 'active';
}

/** Only public comments can be replied to and featured. */
export function isPublic({ status }: { status: TestimonialStatus }): boolean {
  return status === 'active';
}
