/** A prompt in the panel, one that opens by itself, a message to their browsers and phones, or a mail. */
export const ANNOUNCEMENT_CHANNELS = ['prompt', 'modal', 'push', 'mail'] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];

export const ANNOUNCEMENT_STATUSES = ['scheduled', 'sending', 'sent', 'stopped'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** By the median of their answers in the last 90 days. */
export const ANSWER_TIMES = ['any', 'within_day', 'over_day'] as const;

/** `off`: the person wants no mail from us. */
export const RECIPIENT_RESULTS = ['delivered', 'off', 'unreachable'] as const;
