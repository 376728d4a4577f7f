import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Wrong guesses at one account; a right password forgives them. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', max: 10, windowS: 15 * 60 };
/** Tries from one address, right or wrong: an office shares one, a robot wants thousands. */
export const LOGIN_PER_ADDRESS: RateLimit = { name: 'login-address', max: 300, windowS: 15 * 60 };
