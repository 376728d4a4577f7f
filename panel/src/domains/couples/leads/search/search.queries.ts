import type { searchCouples } from '@bellbird/contract/couples/leads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const searchEndpoint = endpoint<typeof searchCouples>('GET /search/couple');

/** The couples whose name, code, phone number or messages match. */
export function coupleSearchOptions(coupleName: string) {
  return queryOptions({
    queryKey: ['leads', 'search', coupleName],
    queryFn: async ({ signal }) => (await api(searchEndpoint, { query: { coupleName }, signal })).data,
    enabled: coupleName.length > 0,
    placeholderData: keepPreviousData,
  });
}
