import { useMatches } from '@tanstack/react-router';
import { stringifySearch } from '#platform/routing/search.ts';
import { type RouteEntry, type RouteName, routeEntry } from './route-table.ts';

export type CurrentRoute = {
  /** Undefined for an address that no route has. */
  name: RouteName | undefined;
  entry: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
  /** Path and query, as this page was asked for. */
  href: string;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    routeName?: RouteName;
    /** The key of the page's title among the shell's texts. */
    title?: string;
  }
}

/** The page that is shown now; while the next one loads it is still the old one. */
export function useCurrentRoute(): CurrentRoute {
  const match = useMatches({
    select: (matches) => matches.at(-1),
    structuralSharing: false,
  });
  const name = match?.staticData.routeName;
  const search = (match?.search ?? {}) as CurrentRoute['search'];
  return {
    name,
    entry: routeEntry(name ?? 'error404'),
    params: (match?.params ?? {}) as CurrentRoute['params'],
    search,
    href: (match?.pathname ?? '/') + stringifySearch(search),
  };
}

/** The number of the provider that an address is about; the table calls it `id` or `providerId`. */
export function providerIdOf({ entry, params }: CurrentRoute): number | undefined {
  if (!entry.path.startsWith('/providers/')) return undefined;
  const id = Number(params['providerId'] ?? params['id']);
  return Number.isInteger(id) ? id : undefined;
}
