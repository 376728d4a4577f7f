import type { RateLimit } from '#platform/limits/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong guesses per account; a correct password clears them. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', max: 10, windowS: 15 * MINUTE };
/** Attempts per address, right or wrong: an office shares one, a bot wants thousands. */
export const LOGIN_PER_ADDRESS: RateLimit = { name: 'login-address', max: 300, windowS: 15 * MINUTE };

/** Nobody needs a sixth link within an hour. */
export const RESET_PER_ACCOUNT: RateLimit = { name: 'reset-account', max: 5, windowS: HOUR };
export const RESET_PER_ADDRESS: RateLimit = { name: 'reset-address', max: 60, windowS: HOUR };
export const REMINDER_PER_EMAIL: RateLimit = { name: 'reminder-email', max: 3, windowS: HOUR };
export const REMINDER_PER_ADDRESS: RateLimit = { name: 'reminder-address', max: 60, windowS: HOUR };
/** Keys cannot be guessed; this keeps a bot from making the server hash all day. */
export const LINK_PER_ADDRESS: RateLimit = { name: 'link-address', max: 300, windowS: 15 * MINUTE };

/** Every text costs money, and abusing that is a business: first sends and repeats count alike. */
export const CODE_SENDS_PER_ACCOUNT: RateLimit = { name: 'code-account', max: 5, windowS: 15 * MINUTE };
export const CODE_SENDS_PER_ADDRESS: RateLimit = { name: 'code-address', max: 60, windowS: HOUR };
/** Over all challenges of an account, so that asking for new ones gives no further guesses. */
export const CODE_GUESSES_PER_ACCOUNT: RateLimit = { name: 'code-guess-account', max: 20, windowS: HOUR };
export const CODE_GUESSES_PER_ADDRESS: RateLimit = { name: 'code-guess-address', max: 300, windowS: 15 * MINUTE };

/** Every attempt writes a row, and a return asks another company. */
export const SOCIAL_PER_ADDRESS: RateLimit = { name: 'social-address', max: 300, windowS: 15 * MINUTE };
/** Wrong second factors over all sign-ins of a login. Low, because the guesser already knows the password. */
export const TWO_FACTOR_GUESSES_PER_LOGIN: RateLimit = { name: 'two-factor-login', max: 10, windowS: HOUR };
/** Confirmations of the owner inside a session, before the password or the second factor is changed. */
export const PROOFS_PER_LOGIN: RateLimit = { name: 'own-proof', max: 10, windowS: 15 * MINUTE };
