import type { LeadFilter, countLeads } from '@bellbird/contract/couples/leads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const countEndpoint = endpoint<typeof countLeads>('GET /leads/counts');

const COUNT_EVERY_MS = 60_000;

export function leadCountsOptions(query: Pick<LeadFilter, 'providerIds' | 'createdAtStart' | 'createdAtEnd'>) {
  return queryOptions({
    queryKey: ['leads', 'counts', query],
    queryFn: async ({ signal }) => (await api(countEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/**
 * The number of requests from the last six months that are still new or pending, which is not the number of couples
 * waiting for an answer. The list of couples makes the same call and shares the result.
 */
export const pendingLeadsOptions = {
  ...leadCountsOptions({}),
  select: ({ infoRequests }: { infoRequests: { pending: number } }) => infoRequests.pending,
  refetchInterval: COUNT_EVERY_MS,
};
