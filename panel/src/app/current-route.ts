import type { Params } from '#platform/routing/matching.ts';
import { useShown } from '#platform/routing/routing.ts';
import { type Search, stringifySearch } from '#platform/routing/search.ts';
import { ROUTE_NAMES, type RouteEntry, type RouteName, routeEntry } from './route-table.ts';

export type CurrentRoute = {
  /** Undefined for an address that no route has. */
  name: RouteName | undefined;
  entry: RouteEntry;
  params: Params;
  search: Search;
  /** Path and query, as this page was asked for. */
  href: string;
};

/** The page that is shown now; while the next one loads it is still the old one. */
export function useCurrentRoute(): CurrentRoute {
  const { route, params, search, pathname } = useShown();
  const name = routeNamed(route);
  return { name, entry: routeEntry(name ?? 'error404'), params, search, href: pathname + stringifySearch(search) };
}

export function routeNamed(name: string | undefined): RouteName | undefined {
  return ROUTE_NAMES.find((each) => each === name);
}

/** The number of the provider that an address is about; the table calls it `id` or `providerId`. */
export function providerIdOf({ entry, params }: CurrentRoute): number | undefined {
  if (!entry.path.startsWith('/providers/')) return undefined;
  const id = Number(params['providerId'] ?? params['id']);
  return Number.isInteger(id) ? id : undefined;
}
