const BASE = 'https://panel.invalid';

/**
 * The path if it leads to a page of this site, normalised as the browser would. It must start with exactly one slash
 * and still be on this origin after the browser’s parsing (which turns backslashes into slashes and drops tabs).
 */
export function insidePath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted)) return undefined;
  const url = URL.canParse(wanted, BASE) ? new URL(wanted, BASE) : undefined;
  if (!url || url.origin !== BASE || staysAmbiguous(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** `/%2f…`, `/%5c…` and dot segments that collapse to `//` would leave the site after one more decoding. */
function staysAmbiguous(pathname: string): boolean {
  return /^\/(?:\/|%2f|%5c)/i.test(pathname);
}
