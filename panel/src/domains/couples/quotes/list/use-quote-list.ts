import type { QuoteStage } from '@bellbird/contract/couples/quotes';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { PeriodKind } from '../month-range.ts';
import { type QuoteListState, type Search, readQuoteSearch } from './quote-search.ts';

type Change = Readonly<Record<string, string | string[] | undefined>>;

/** The state of the page, read from its address: `?stage=viewed&due=true`. */
export function useQuoteList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const state: QuoteListState = readQuoteSearch(search);
  const show = (next: Change) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const go = (change: Change) => show({ ...search, ...change } as Change);
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
