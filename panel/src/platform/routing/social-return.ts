/** What another company's site sent the browser back with. */
export type SocialReturn = { readonly token: string; readonly state: string; readonly iss?: string };

/** Reads a return from its address: `cancelled` when the person changed their mind, undefined when it is none. */
export function readSocialReturn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): SocialReturn | 'cancelled' | undefined {
  const sent = new URLSearchParams(search);
  // Facebook writes into the part of the address that no server sees.
  for (const [name, value] of new URLSearchParams(hash.slice(1))) sent.set(name, value);
  const [token, state, iss] = [sent.get('access_token') ?? sent.get('code'), sent.get('state'), sent.get('iss')];
  if (sent.get('error')) return 'cancelled';
  return token && state ? { token, state, ...(iss && { iss }) } : undefined;
}
