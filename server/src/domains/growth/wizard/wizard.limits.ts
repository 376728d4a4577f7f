import type { RouteLimit } from '#platform/http/route.ts';

/** Slows down anyone who tries keys at random. */
export const WIZARD_LIMITS: RouteLimit[] = [{ name: 'wizard', max: 120, windowS: 600, by: 'address' }];
