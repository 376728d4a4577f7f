/** What the figures count; `all` leaves out what the team agreed is spam, `quick` was answered within the goal. */
export const REQUEST_LISTS = ['all', 'answered', 'quick', 'unanswered', 'spam'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];
