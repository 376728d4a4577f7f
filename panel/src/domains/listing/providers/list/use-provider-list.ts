import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { Listing } from '../providers.queries.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The filters in the address: `?find=barn&left=1&page=2`. */
export function useProviderList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const listing: Listing = {
    query: text('find'),
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
  };
  const go = (change: Record<string, string | number | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  const showsLeft = text('left') !== undefined;
  return {
    listing,
    showsLeft,
    find: (words: string) => go({ find: words || undefined, page: undefined }),
    toggleLeft: () => go({ left: showsLeft ? undefined : 1, page: undefined }),
    page: (page: number) => go({ page }),
    limit: (limit: number) => go({ limit, page: undefined }),
  };
}
