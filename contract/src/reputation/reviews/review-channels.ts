/** The ids of the list review_channel. */
export const REVIEW_CHANNELS = ['google', 'facebook', 'instagram', 'other'] as const;
export type ReviewChannelName = (typeof REVIEW_CHANNELS)[number];

/** Whether a review from another site was transferred to a comment, which the team reviews. */
export const TRANSFER_STATES = ['not_transferred', 'pending', 'transferred', 'rejected'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
