import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Looks at confirmation links from one address: a person needs two, a guesser would need for ever. */
export const CONFIRMATION_PER_ADDRESS: RateLimit = { name: 'confirmation-address', max: 300, windowS: 15 * 60 };
