import type { RateLimit } from '#platform/limits/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong guesses at one account; a right password forgives them. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', max: 10, windowS: 15 * MINUTE };
/** Tries from one address, right or wrong: an office shares one, a robot wants thousands. */
export const LOGIN_PER_ADDRESS: RateLimit = { name: 'login-address', max: 300, windowS: 15 * MINUTE };

/** Nobody needs a sixth link within the hour; a full mailbox is a nuisance. */
export const RESET_PER_ACCOUNT: RateLimit = { name: 'reset-account', max: 5, windowS: HOUR };
export const RESET_PER_ADDRESS: RateLimit = { name: 'reset-address', max: 60, windowS: HOUR };
export const REMINDER_PER_EMAIL: RateLimit = { name: 'reminder-email', max: 3, windowS: HOUR };
export const REMINDER_PER_ADDRESS: RateLimit = { name: 'reminder-address', max: 60, windowS: HOUR };
/** Keys cannot be guessed; this keeps a robot from making the server hash all day. */
export const LINK_PER_ADDRESS: RateLimit = { name: 'link-address', max: 300, windowS: 15 * MINUTE };

/** Every text costs money, and pumping them is a trade: first sends and repeats count alike. */
export const CODE_SENDS_PER_ACCOUNT: RateLimit = { name: 'code-account', max: 5, windowS: 15 * MINUTE };
export const CODE_SENDS_PER_ADDRESS: RateLimit = { name: 'code-address', max: 60, windowS: HOUR };
/** Over all challenges of an account together, so that asking for new ones buys no further guesses. */
export const CODE_GUESSES_PER_ACCOUNT: RateLimit = { name: 'code-guess-account', max: 20, windowS: HOUR };
export const CODE_GUESSES_PER_ADDRESS: RateLimit = { name: 'code-guess-address', max: 300, windowS: 15 * MINUTE };

/** Every visit writes a row, and a return asks another company. */
export const SOCIAL_PER_ADDRESS: RateLimit = { name: 'social-address', max: 300, windowS: 15 * MINUTE };
/** Wrong second factors over all sign-ins of a login: who makes these knows the password already, so they are few. */
export const TWO_FACTOR_GUESSES_PER_LOGIN: RateLimit = { name: 'two-factor-login', max: 10, windowS: HOUR };
/** Proofs asked for inside a session, before a password or the second factor is changed. */
export const PROOFS_PER_LOGIN: RateLimit = { name: 'own-proof', max: 10, windowS: 15 * MINUTE };
