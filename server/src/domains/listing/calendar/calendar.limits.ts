/** Calendar programs refresh every few minutes at most; those of one office share an address. */
export const FEED_PER_ADDRESS = { name: 'calendar-feed-address', max: 240, windowS: 60 * 10, by: 'address' } as const;
/** Each of these makes us call somebody else's server. */
export const READS_PER_PROVIDER = { name: 'followed-calendar-reads', max: 30, windowS: 60 * 60 } as const;
