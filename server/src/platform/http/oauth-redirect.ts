import { SOCIAL_ATTEMPT_TTL_S } from '@bellbird/contract/shared/limits';
import { type RequestFacts, ok } from './route.ts';

/** Ties an OAuth attempt to the browser that started it. */
const BROWSER_COOKIE = 'bellbird_social';

/** The secret that the returning browser still has. */
export const browserOf = ({ cookies }: RequestFacts): string | undefined => cookies[BROWSER_COOKIE];

/** Redirects the browser to the provider and sets the cookie that identifies it on return. */
export function redirectTo({ authUrl, browser }: { authUrl: string; browser: string }) {
  return { ...ok({ authUrl }), cookie: { name: BROWSER_COOKIE, value: browser, maxAgeS: SOCIAL_ATTEMPT_TTL_S } };
}
