import { REFERRALS_PER_DAY } from '@bellbird/contract/shared/limits';
import type { RateLimit } from '#platform/limits/rate-limits.ts';

export const REFERRALS: RateLimit = { name: 'referrals', max: REFERRALS_PER_DAY, windowS: 24 * 60 * 60 };
