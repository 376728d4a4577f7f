import type { SocialType } from '@bellbird/contract/shared/social';
import { beginSocial } from './social.queries.ts';

const KEY = 'bellbird.after-social';

/** Redirects to the provider; the page the person wanted is kept in this tab. */
export async function leaveFor(type: SocialType): Promise<void> {
  const redirectUrl = new URLSearchParams(location.search).get('redirectUrl');
  const authUrl = await beginSocial(type);
  if (redirectUrl) sessionStorage.setItem(KEY, redirectUrl);
  else sessionStorage.removeItem(KEY);
  location.assign(authUrl);
}

/** The page the person wanted, once. */
export function takeRedirectUrl(): string | undefined {
  const redirectUrl = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return redirectUrl;
}
