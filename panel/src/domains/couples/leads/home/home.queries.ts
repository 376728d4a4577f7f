import type { readHome } from '@bellbird/contract/insight/home';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { toDay } from '#platform/formats/dates.ts';

const homeEndpoint = endpoint<typeof readHome>('GET /home');

/** So many lines a card of home shows. */
export const SHOWN = 5;

/** Everything on home, in one answer: its cards are drawn together and refreshed together. */
export function homeOptions(now: Date) {
  const month = toDay(now).slice(0, 'YYYY-MM'.length);
  return queryOptions({
    queryKey: ['leads', 'home', month],
    queryFn: async ({ signal }) => (await api(homeEndpoint, { query: { month }, signal })).data,
  });
}
