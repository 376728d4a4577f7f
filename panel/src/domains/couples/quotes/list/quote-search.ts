import type { QuoteFilter, QuoteStage } from '@bellbird/contract/couples/quotes';
import { QUOTE_STAGES } from '@bellbird/contract/couples/quotes/quote-stages.ts';
import { isRealDay } from '#ui/forms/day.ts';

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

export type QuoteListState = {
  view: 'list' | 'figures';
  stage: QuoteStage | undefined;
  providerIds: readonly number[];
  coupleName: string | undefined;
  isDue: boolean;
  sentFrom: string | undefined;
  sentTo: string | undefined;
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
    sentFrom: all('sentFrom').find(isRealDay),
    sentTo: all('sentTo').find(isRealDay),
  };
}

/** The filters as query parameters of the API. */
export function toQuoteFilter(state: QuoteListState): QuoteFilter {
  const { stage, providerIds, coupleName, isDue, sentFrom, sentTo } = state;
  return {
    ...(stage && { stages: [stage] }),
    ...(providerIds.length > 0 && { providerIds: [...providerIds] }),
    ...(coupleName && { coupleName }),
    ...(isDue && { due: 'true' as const }),
    ...(sentFrom && { sentFrom }),
    ...(sentTo && { sentTo }),
  };
}

/** The first and last day of a month such as 2026-11. */
export function toMonthRange(month: string): { sentFrom: string; sentTo: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { sentFrom: `${month}-01`, sentTo: `${month}-${String(last).padStart(2, '0')}` };
}
