import type { WeddingFilter, WeddingPeriod } from '@bellbird/contract/couples/leads';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import type { Search } from '#platform/routing/search.ts';
import { isRealDay } from '#ui/forms/day.ts';

export type WeddingListState = {
  period: WeddingPeriod;
  providerIds: readonly number[];
  from: string | undefined;
  to: string | undefined;
  isDue: boolean;
  coupleName: string | undefined;
  page: number;
  limit: number;
};

/** Reads the list's state from an address; values it does not know are ignored. */
export function readWeddingSearch(search: Search): WeddingListState {
  const all = (name: string) => [search[name] ?? []].flat().flatMap((value) => value.split(','));
  const one = (name: string) => all(name)[0];
  return {
    period: one('period') === 'past' ? 'past' : 'upcoming',
    providerIds: all('providerIds').map(Number).filter(Number.isSafeInteger),
    from: all('from').find(isRealDay),
    to: all('to').find(isRealDay),
    isDue: one('due') === 'true',
    coupleName: one('coupleName') || undefined,
    page: Math.max(1, Math.trunc(Number(one('page'))) || 1),
    limit: [25, 50, 100].find((limit) => limit === Number(one('limit'))) ?? PAGE_LIMIT_DEFAULT,
  };
}

/** The filters as query parameters of the API. */
export function toWeddingQuery(state: WeddingListState): WeddingFilter {
  const { period, providerIds, from, to, isDue, coupleName } = state;
  return {
    period,
    ...(providerIds.length > 0 && { providerIds: [...providerIds] }),
    ...(from && { from }),
    ...(to && { to }),
    ...(isDue && { due: 'true' as const }),
    ...(coupleName && { coupleName }),
  };
}

/** Whether anything but the period is chosen. */
export function isNarrowed(state: WeddingListState): boolean {
  return Object.keys(toWeddingQuery(state)).length > 1;
}
