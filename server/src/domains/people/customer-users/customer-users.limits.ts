import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Confirmation links per address: a person needs two, guessing would take for ever. */
export const CONFIRMATION_PER_ADDRESS: RateLimit = { name: 'confirmation-address', max: 300, windowS: 15 * 60 };
