import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Nobody finds a coupon by trying. */
export const COUPONS_TRIED: RateLimit = { name: 'coupons', max: 30, windowS: 10 * 60 };
