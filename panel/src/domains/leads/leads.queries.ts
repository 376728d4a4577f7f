import type { countLeads } from '@bellbird/contract/leads';
import { LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const countLeadsEndpoint = endpoint<typeof countLeads>('GET /leads/counts');

const COUNT_EVERY_MS = 60_000;

/** How many requests of the last six months are still new or pending; who waits for an answer is another number. */
export const pendingLeadsOptions = queryOptions({
  queryKey: ['leads', 'counts'],
  queryFn: async ({ signal }) => {
    const { data } = await api(countLeadsEndpoint, { query: { createdAtStart: windowStart(new Date()) }, signal });
    return data.infoRequests.pending;
  },
  refetchInterval: COUNT_EVERY_MS,
});

/** The first day of the window that lists and counts look at. */
export function windowStart(today: Date): string {
  const start = new Date(Date.UTC(today.getFullYear(), today.getMonth() - LEAD_WINDOW_MONTHS, 1));
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(today.getDate(), lastDay));
  return start.toISOString().slice(0, 10);
}
