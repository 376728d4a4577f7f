import type { LeadSort } from '@bellbird/contract/couples/leads';
import { useMemo } from 'react';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { type Search, parseSearch, stringifySearch } from '#platform/routing/search.ts';
import { type LeadFilters, NO_FILTERS, filterSearch, readLeadSearch, toFilters } from './lead-search.ts';

/** The state of the list, read from its address: `?status=open&unanswered=true&sort=waiting`. */
export function useLeadList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = stringifySearch(search);
  const state = useMemo(() => readLeadSearch(parseSearch(text)), [text]);

  const show = (next: Search, replace = true) => void navigate({ to: '.', search: next, replace, resetScroll: false });
  const go = (change: Search) => show({ ...search, ...change });

  return {
    state,
    filters: toFilters(state),
    /** The search of the address, for links back to the list. */
    search: text,
    filter: (change: Partial<LeadFilters>) => go({ ...filterSearch(change), page: undefined }),
    clear: () => go({ ...filterSearch(NO_FILTERS), page: undefined }),
    sort: (sort: LeadSort) => go({ sort: sort === 'newest' ? undefined : sort, page: undefined }),
    page: (page: number) => go({ page: page === 1 ? undefined : String(page) }),
    limit: (limit: number) => go({ limit: String(limit), page: undefined }),
    view: (view: 'list' | 'board') =>
      go({ view: view === 'board' ? view : undefined, page: undefined, column: undefined }),
    column: (column: string) => go({ column }),
    /** Shows a saved view. */
    apply: (saved: string) => show(parseSearch(saved), false),
  };
}

export type LeadListControls = ReturnType<typeof useLeadList>;
