/** What another company's site returned. */
export type SocialReturn = { readonly token: string; readonly state: string; readonly iss?: string };

/** Reads the return address: `cancelled` if the person cancelled, undefined if it is not a return. */
export function readSocialReturn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): SocialReturn | 'cancelled' | undefined {
  const sent = new URLSearchParams(search);
  // Facebook uses the fragment, which is not sent to servers.
  for (const [name, value] of new URLSearchParams(hash.slice(1))) sent.set(name, value);
  const [token, state, iss] = [sent.get('access_token') ?? sent.get('code'), sent.get('state'), sent.get('iss')];
  if (sent.get('error')) return 'cancelled';
  return token && state ? { token, state, ...(iss && { iss }) } : undefined;
}
