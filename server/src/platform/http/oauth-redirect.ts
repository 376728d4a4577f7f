import { SOCIAL_ATTEMPT_TTL_S } from '@bellbird/contract/shared/limits';
import { type RequestFacts, ok } from './route.ts';

/** Ties a visit to another company to the browser it left from. */
const BROWSER_COOKIE = 'bellbird_social';

/** What a browser that left brings back. */
export const browserOf = ({ cookies }: RequestFacts): string | undefined => cookies[BROWSER_COOKIE];

/** Sends the browser to another company, with the cookie that knows it again. */
export function redirectTo({ authUrl, browser }: { authUrl: string; browser: string }) {
  return { ...ok({ authUrl }), cookie: { name: BROWSER_COOKIE, value: browser, maxAgeS: SOCIAL_ATTEMPT_TTL_S } };
}
