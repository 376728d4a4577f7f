import type { LeadFilter } from '@bellbird/contract/couples/leads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { handOver } from '#platform/query/handed-over.ts';

const COUNT_EVERY_MS = 60_000;

type CountQuery = Pick<LeadFilter, 'providerIds' | 'createdAtStart' | 'createdAtEnd' | 'older'>;

/** The counts of couples. Those of all couples come with the other counts in the navigation, in one call. */
export function leadCountsOptions(query: CountQuery) {
  return queryOptions({
    queryKey: ['leads', 'counts', query],
    queryFn: async ({ client, signal }) => {
      if (Object.keys(query).length > 0) return (await api('GET /leads/counts', { query, signal })).data;
      const { leads, prompts, unmatched } = (await api('GET /badges', { signal })).data;
      handOver(client, ['prompts', 'meta'], prompts);
      handOver(client, ['unmatched', 'count'], unmatched);
      return leads;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * How many couples of the last six months are waiting for an answer, as home and the list count them. The list makes
 * the same call and shares the result.
 */
export const pendingLeadsOptions = {
  ...leadCountsOptions({}),
  select: ({ infoRequests }: { infoRequests: { pending: number } }) => infoRequests.pending,
  refetchInterval: COUNT_EVERY_MS,
};
