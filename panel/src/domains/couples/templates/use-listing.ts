import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { Listing } from './templates.queries.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The state of a list, read from its address: `?find=offer&page=2`, and the open item: `&open=12`. */
export function useListing() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const listing: Listing = {
    query: text('find'),
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
  };
  const go = (change: Record<string, string | number | undefined>, replace = true) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });
  return {
    listing,
    opened: text('open'),
    open: (what: number | 'new') => go({ open: what }, false),
    close: () => go({ open: undefined }),
    find: (words: string) => go({ find: words || undefined, page: undefined }),
    page: (page: number) => go({ page }),
    limit: (limit: number) => go({ limit, page: undefined }),
    searchFor: (id: number) => ({ ...search, open: String(id) }),
  };
}
