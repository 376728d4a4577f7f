const BASE = 'https://panel.invalid';

/**
 * The path to follow after a login, or `/`. Only a path of this site is followed: one leading slash, and
 * still on this origin after the browser's own parsing (which turns backslashes into slashes and drops tabs).
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return '/';
  const url = parse(wanted);
  if (!url || url.origin !== BASE || staysAmbiguous(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

function parse(path: string): URL | undefined {
  return URL.canParse(path, BASE) ? new URL(path, BASE) : undefined;
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** `/%2f…`, `/%5c…` and dot segments that collapse to `//` would leave the site one decoding later. */
function staysAmbiguous(pathname: string): boolean {
  return /^\/(?:\/|%2f|%5c)/i.test(pathname);
}
