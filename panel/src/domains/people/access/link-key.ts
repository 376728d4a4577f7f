/** The format of a mailed link’s key; anything else need not be checked with the server. */
export function isLinkKey(key: string | undefined): key is string {
  return key !== undefined && /^[\w-]{43}$/.test(key);
}
