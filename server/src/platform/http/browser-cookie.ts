import type { FastifyRequest } from 'fastify';
import { newSecret } from '../crypto/secrets.ts';
import type { ReplyCookie, RequestFacts } from './route.ts';

/** The part of a session that a page’s scripts cannot read. */
export const BROWSER_COOKIE = 'bellbird_browser';
/** Longer than a session lives without being used; the session itself decides. */
const COOKIE_DAYS = 365;

/** Whether a page of ours sent this: browsers set the header themselves, and no script can. Programs don’t send it. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/** The facts of a sign-in. One from a page gets a secret for its browser. */
export function withBrowserSecret(facts: RequestFacts): RequestFacts {
  return facts.isFromOwnPage ? { ...facts, browserSecret: newSecret() } : facts;
}

/** Adds the cookie to the answer of a sign-in that opened a session. */
export function bindToBrowser<T extends object>(
  answer: T,
  { browserSecret }: RequestFacts,
): T & { cookie?: ReplyCookie } {
  if (browserSecret === undefined) return answer;
  return { ...answer, cookie: { name: BROWSER_COOKIE, value: browserSecret, maxAgeS: COOKIE_DAYS * 24 * 60 * 60 } };
}
