import type { SocialType } from '@bellbird/contract/shared/social';
import { beginSocial } from '../access.queries.ts';

const KEY = 'bellbird.after-social';

/** Goes to another company to sign in; where the person wanted to go stays in this tab meanwhile. */
export async function leaveFor(type: SocialType): Promise<void> {
  const redirectUrl = new URLSearchParams(location.search).get('redirectUrl');
  const authUrl = await beginSocial(type);
  if (redirectUrl) sessionStorage.setItem(KEY, redirectUrl);
  else sessionStorage.removeItem(KEY);
  location.assign(authUrl);
}

/** Where the person wanted to go, once. */
export function takeRedirectUrl(): string | undefined {
  const redirectUrl = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return redirectUrl;
}
