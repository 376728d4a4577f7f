import type { Credentials } from '#platform/api/common-headers.ts';
import { readActing } from './acting-store.ts';

/** Where a login is kept between page loads; its removal is heard by the other tabs. */
export const SESSION_KEY = 'bellbird.session';

export type StoredTokens = Credentials & { readonly id: number };

/** The login and, while it acts for somebody, for whom. */
export function readTokens(): StoredTokens | undefined {
  const tokens = parseTokens(localStorage.getItem(SESSION_KEY));
  const acting = tokens && readActing();
  return acting ? { ...tokens, switchUser: acting.customerUserId } : tokens;
}

export function writeTokens({ id, accessToken, consumerKey }: StoredTokens): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ id, accessToken, consumerKey }));
}

/** Anything that is not a whole login counts as none. */
export function parseTokens(text: string | null): StoredTokens | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredTokens> | null;
    return value?.id && value.accessToken && value.consumerKey ? (value as StoredTokens) : undefined;
  } catch {
    return undefined;
  }
}
