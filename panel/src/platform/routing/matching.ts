export type Params = Readonly<Record<string, string | undefined>>;
export type Match<Route> = { readonly route: Route; readonly params: Params };

/**
 * Finds the route of a path. `/leads/{id}` has a parameter, `{galleryId?}` an optional one; a literal path comes
 * before one with parameters: /leads/unmatched is not a couple.
 */
export function createMatcher<Route extends { readonly path: string }>(
  routes: readonly Route[],
): (pathname: string) => Match<Route> | undefined {
  const known = routes.map((route) => ({ route, pattern: toPattern(route.path), gaps: route.path.split('{').length }));
  known.sort((a, b) => a.gaps - b.gaps);
  return (pathname) => {
    for (const { route, pattern } of known) {
      const groups = pattern.exec(pathname)?.groups;
      const params = groups && decoded(groups);
      if (params) return { route, params };
    }
    return undefined;
  };
}

function toPattern(path: string): RegExp {
  const source = path
    .replaceAll(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\/$/, '');
  // An empty group, so that a path without parameters has groups too.
  return new RegExp(`^${source}(?<_>)/?$`);
}

/** Undefined for a malformed encoding. */
function decoded({ _, ...groups }: Record<string, string | undefined>): Params | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}
