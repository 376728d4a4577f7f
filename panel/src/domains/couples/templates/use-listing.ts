import { useListSearch } from '#platform/routing/use-list-search.ts';

/** The state of a list, and the open item: `?find=offer&page=2&open=12`. */
export function useListing() {
  const { search, text, go, ...list } = useListSearch();
  return {
    ...list,
    opened: text('open'),
    open: (what: number | 'new') => go({ open: what }, false),
    close: () => go({ open: undefined }),
    searchFor: (id: number) => ({ ...search, open: String(id) }),
  };
}
