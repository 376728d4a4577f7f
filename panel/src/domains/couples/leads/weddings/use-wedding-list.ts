import type { WeddingPeriod } from '@bellbird/contract/couples/leads';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { Search } from '#platform/routing/search.ts';
import { type WeddingListState, readWeddingSearch } from './wedding-search.ts';

/** The state of the list, read from its address: `?period=past&due=true`. */
export function useWeddingList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const state: WeddingListState = readWeddingSearch(search);
  const show = (next: Search) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const go = (change: Search) => show({ ...search, page: undefined, ...change });
  return {
    state,
    show: (period: WeddingPeriod) =>
      go({ period: period === 'past' ? period : undefined, from: undefined, to: undefined }),
    named: (coupleName: string) => go({ coupleName: coupleName || undefined }),
    of: (providerIds: readonly number[]) => go({ providerIds: providerIds.map(String) }),
    between: (from: string | undefined, to: string | undefined) => go({ from, to }),
    onlyDue: (isDue: boolean) => go({ due: isDue ? 'true' : undefined }),
    clear: () => show({ period: state.period === 'past' ? 'past' : undefined }),
    page: (page: number) => go({ page: page === 1 ? undefined : String(page) }),
    limit: (limit: number) => go({ limit: String(limit) }),
  };
}

export type WeddingListControls = ReturnType<typeof useWeddingList>;
