import type { RateLimit } from '#platform/limits/rate-limits.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

type Limits = { address: RateLimit; link: RateLimit };

/** Couples reload, share the link and sit behind one address at a venue; nobody guesses 256 bits at this pace. */
export const readLimits: Limits = {
  address: { name: 'quote-page.address', max: 600, windowS: 10 * MINUTE_S },
  link: { name: 'quote-page.link', max: 300, windowS: 10 * MINUTE_S },
};

/** Questions and answers are mailed to the vendor. */
export const writeLimits: Limits = {
  address: { name: 'quote-write.address', max: 60, windowS: HOUR_S },
  link: { name: 'quote-write.link', max: 30, windowS: HOUR_S },
};

/** Trying out stolen cards needs many tries; a couple needs a few. */
export const payLimits: Limits = {
  address: { name: 'quote-pay.address', max: 40, windowS: DAY_S },
  link: { name: 'quote-pay.link', max: 20, windowS: DAY_S },
};
