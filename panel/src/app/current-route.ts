import type { Params } from '#platform/routing/matching.ts';
import { PAGE_NAMES, PATHS, type PageName } from '#platform/routing/paths.ts';
import { useShown } from '#platform/routing/routing.ts';
import { type Search, stringifySearch } from '#platform/routing/search.ts';
import { knownPage } from './known-pages.ts';
import type { Page } from './page.ts';

export type CurrentRoute = {
  /** Undefined for an address that no page has. */
  name: PageName | undefined;
  page: Omit<Page, 'component'>;
  params: Params;
  search: Search;
  /** Path and query, as they were requested. */
  href: string;
};

/** The page that is shown now; while the next one loads it is still the old one. */
export function useCurrentRoute(): CurrentRoute {
  const { route, params, search, pathname } = useShown();
  const name = toPageName(route);
  return { name, page: knownPage(name ?? 'error404'), params, search, href: pathname + stringifySearch(search) };
}

export function toPageName(name: string | undefined): PageName | undefined {
  return PAGE_NAMES.find((each) => each === name);
}

/** The id of the provider that an address is about; the paths call it `id` or `providerId`. */
export function findProviderId({ name, params }: CurrentRoute): number | undefined {
  if (!name || !PATHS[name].startsWith(`${PATHS.providers}/`)) return undefined;
  const id = Number(params['providerId'] ?? params['id']);
  return Number.isInteger(id) ? id : undefined;
}
