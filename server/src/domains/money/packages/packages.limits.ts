import { CAMPAIGN_REQUESTS_PER_DAY } from '@bellbird/contract/shared/limits';
import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Nobody finds a coupon by trying. */
export const COUPONS_TRIED: RateLimit = { name: 'coupons', max: 30, windowS: 10 * 60 };

export const CAMPAIGN_REQUESTS: RateLimit = {
  name: 'campaign-requests',
  max: CAMPAIGN_REQUESTS_PER_DAY,
  windowS: 24 * 60 * 60,
};
