const BASE = 'https://panel.invalid';

/**
 * The path if it leads to a page of this site, tidied as the browser would. Only one leading slash will do, and it must
 * still be on this origin after the browser's own parsing (which turns backslashes into slashes and drops tabs).
 */
export function insidePath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted)) return undefined;
  const url = URL.canParse(wanted, BASE) ? new URL(wanted, BASE) : undefined;
  if (!url || url.origin !== BASE || staysAmbiguous(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** `/%2f…`, `/%5c…` and dot segments that collapse to `//` would leave the site one decoding later. */
function staysAmbiguous(pathname: string): boolean {
  return /^\/(?:\/|%2f|%5c)/i.test(pathname);
}
