/** Calendars ask every few minutes at most; an office of them shares an address. */
export const FEED_PER_ADDRESS = { name: 'calendar-feed-address', max: 240, windowS: 60 * 10, by: 'address' } as const;
