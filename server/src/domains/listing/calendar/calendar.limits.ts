/** Calendar programs refresh every few minutes at most; those of one office share an address. */
export const FEED_PER_ADDRESS = { name: 'calendar-feed-address', max: 240, windowS: 60 * 10, by: 'address' } as const;
