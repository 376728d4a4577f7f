/** The ids of the list review_channel. */
export const REVIEW_CHANNELS = ['google', 'facebook', 'instagram', 'other'] as const;
export type ReviewChannelName = (typeof REVIEW_CHANNELS)[number];

/** What became of a review from elsewhere: it is transferred as a comment, which the team looks at. */
export const TRANSFER_STATES = ['not_transferred', 'pending', 'transferred', 'rejected'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
