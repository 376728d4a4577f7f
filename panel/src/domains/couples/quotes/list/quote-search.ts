import type { QuoteFilter, QuoteStage } from '@bellbird/contract/couples/quotes';
import { QUOTE_STAGES } from '@bellbird/contract/couples/quotes/quote-stages.ts';
import type { Search } from '#platform/routing/search.ts';
import { isRealDay } from '#ui/forms/day.ts';
import type { PeriodKind } from '../month-range.ts';

const PERIODS = ['sent', 'accepted', 'paid'] as const satisfies readonly PeriodKind[];
type Period = { kind: PeriodKind; from: string | undefined; to: string | undefined };

export type QuoteListState = {
  view: 'list' | 'figures';
  stage: QuoteStage | undefined;
  providerIds: readonly number[];
  coupleName: string | undefined;
  isDue: boolean;
  /** They got so far, whatever became of them later. */
  reached: 'opened' | 'accepted' | undefined;
  periods: readonly Period[];
};

/** Reads the page's state from its address; values it does not know are ignored. */
export function readQuoteSearch(search: Search): QuoteListState {
  const all = (name: string) => [search[name] ?? []].flat().flatMap((value) => value.split(','));
  const one = (name: string) => all(name)[0];
  return {
    view: one('view') === 'figures' ? 'figures' : 'list',
    stage: QUOTE_STAGES.find((stage) => stage === one('stage')),
    providerIds: all('providerIds')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    coupleName: one('coupleName') || undefined,
    isDue: one('due') === 'true',
    reached: (['opened', 'accepted'] as const).find((each) => each === one('reached')),
    periods: PERIODS.map((kind) => ({
      kind,
      from: all(`${kind}From`).find(isRealDay),
      to: all(`${kind}To`).find(isRealDay),
    })).filter(({ from, to }) => from !== undefined || to !== undefined),
  };
}

/** The filters as query parameters of the API. */
export function toQuoteFilter(state: QuoteListState): QuoteFilter {
  const { stage, providerIds, coupleName, isDue, reached, periods } = state;
  const days = periods.flatMap(({ kind, from, to }) => [
    ...(from ? [[`${kind}From`, from]] : []),
    ...(to ? [[`${kind}To`, to]] : []),
  ]);
  return {
    ...(stage && { stages: [stage] }),
    ...(providerIds.length > 0 && { providerIds: [...providerIds] }),
    ...(coupleName && { coupleName }),
    ...(isDue && { due: 'true' as const }),
    ...(reached && { reached }),
    ...(Object.fromEntries(days) as Record<string, string>),
  };
}
