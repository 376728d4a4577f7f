import { CAMPAIGN_REQUESTS_PER_DAY } from '@bellbird/contract/shared/limits';
import type { RateLimit } from '#platform/limits/rate-limits.ts';

export const CAMPAIGN_REQUESTS: RateLimit = {
  name: 'campaign-requests',
  max: CAMPAIGN_REQUESTS_PER_DAY,
  windowS: 24 * 60 * 60,
};
