import type { readHome } from '@bellbird/contract/insight/home';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { toDay } from '#platform/formats/dates.ts';

const homeEndpoint = endpoint<typeof readHome>('GET /home');

/** How many lines a card on the home page shows. */
export const SHOWN = 5;

/** Everything on the home page in one answer, so that its cards appear and refresh together. */
export function homeOptions(now: Date) {
  return homeMonthOptions(toDay(now).slice(0, 'YYYY-MM'.length));
}

export function homeMonthOptions(month: string) {
  return queryOptions({
    queryKey: ['leads', 'home', month],
    queryFn: async ({ signal }) => (await api(homeEndpoint, { query: { month }, signal })).data,
  });
}
