import type { QuoteStage } from '@bellbird/contract/couples/quotes';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { Search } from '#platform/routing/search.ts';
import type { PeriodKind } from '../month-range.ts';
import { type QuoteListState, readQuoteSearch } from './quote-search.ts';

/** The state of the page, read from its address: `?stage=viewed&due=true`. */
export function useQuoteList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const state: QuoteListState = readQuoteSearch(search);
  const show = (next: Search) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const go = (change: Search) => show({ ...search, ...change });
  return {
    state,
    view: (view: QuoteListState['view']) => go({ view: view === 'figures' ? view : undefined }),
    stage: (stage: QuoteStage | undefined) => go({ stage }),
    named: (coupleName: string) => go({ coupleName: coupleName || undefined }),
    of: (providerIds: readonly number[]) => go({ providerIds: providerIds.map(String) }),
    onlyDue: (isDue: boolean) => go({ due: isDue ? 'true' : undefined }),
    anyStage: () => go({ reached: undefined }),
    anyTime: (kind: PeriodKind) => go({ [`${kind}From`]: undefined, [`${kind}To`]: undefined }),
    clear: () => show({}),
  };
}

export type QuoteListControls = ReturnType<typeof useQuoteList>;
