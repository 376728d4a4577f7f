import type { RateLimit } from '#platform/limits/rate-limits.ts';

/** Reading a table of 2,000 rows takes about as long as thirty ordinary calls. */
export const IMPORT_CHECKS: RateLimit = { name: 'import checks', max: 60, windowS: 60 * 60 };
