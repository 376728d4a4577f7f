import { useListSearch } from '#platform/routing/use-list-search.ts';

/** The filters in the address: `?find=barn&left=1&page=2`. */
export function useProviderList() {
  const { text, go, listing, find, page, limit } = useListSearch();
  const showsLeft = text('left') !== undefined;
  return {
    listing,
    showsLeft,
    find,
    toggleLeft: () => go({ left: showsLeft ? undefined : 1, page: undefined }),
    page,
    limit,
  };
}
