/** What the key of a mailed link looks like; one that does not need not be asked about. */
export function isLinkKey(key: string | undefined): key is string {
  return key !== undefined && /^[\w-]{43}$/.test(key);
}
