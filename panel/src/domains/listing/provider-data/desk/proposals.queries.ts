import type {
  FieldValue,
  listChangeRequests,
  proposeChange as proposeCall,
} from '@bellbird/contract/listing/provider-data';
import type { searchProviders } from '@bellbird/contract/listing/providers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listChangeRequests>('GET /change-requests');
const proposeEndpoint = endpoint<typeof proposeCall>('POST /change-requests', { idempotent: true });
const searchEndpoint = endpoint<typeof searchProviders>('GET /providers/search');

const FOUND_AT_MOST = 6;

export const proposalsKey = ['change-requests'] as const;

export function proposalsOptions(page: number) {
  return queryOptions({
    queryKey: [...proposalsKey, page],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function providerSearchOptions(query: string) {
  return queryOptions({
    queryKey: ['provider-search', query],
    queryFn: async ({ signal }) => (await api(searchEndpoint, { query: { query, limit: FOUND_AT_MOST }, signal })).data,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}

export type Proposal = { providerId: number; formId: number; value: FieldValue; reason: string };

export async function proposeChange(body: Proposal, idempotencyKey: string): Promise<void> {
  await api(proposeEndpoint, { body, idempotencyKey });
}
