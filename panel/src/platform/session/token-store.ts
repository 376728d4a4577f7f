import type { Credentials } from '#platform/api/common-headers.ts';
import { readActing } from './acting-store.ts';

/** Where a login is stored between page loads; other tabs notice its removal. */
export const SESSION_KEY = 'bellbird.session';

export type StoredTokens = Credentials & { readonly id: number };

/** The login and, while acting, the user acted for. */
export function readTokens(): StoredTokens | undefined {
  const tokens = parseTokens(localStorage.getItem(SESSION_KEY));
  const acting = tokens && readActing();
  return acting ? { ...tokens, switchUser: acting.customerUserId } : tokens;
}

export function writeTokens({ id, accessToken, consumerKey }: StoredTokens): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ id, accessToken, consumerKey }));
}

/** Anything that is not a complete login counts as none. */
export function parseTokens(text: string | null): StoredTokens | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredTokens> | null;
    return value?.id && value.accessToken && value.consumerKey ? (value as StoredTokens) : undefined;
  } catch {
    return undefined;
  }
}
