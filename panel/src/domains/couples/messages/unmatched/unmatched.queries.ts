import type { searchCouples } from '@bellbird/contract/couples/leads';
import type { dismissMessage, listUnmatched, matchMessage } from '@bellbird/contract/couples/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listUnmatched>('GET /unmatched-messages');
const matchEndpoint = endpoint<typeof matchMessage>('POST /unmatched-messages/{id}/match', { idempotent: true });
const dismissEndpoint = endpoint<typeof dismissMessage>('DELETE /unmatched-messages/{id}');
const searchEndpoint = endpoint<typeof searchCouples>('GET /search/couple');

export const unmatchedKey = ['unmatched'] as const;

export function unmatchedOptions(page: number) {
  return queryOptions({
    queryKey: [...unmatchedKey, page],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function findCouples(words: string, signal: AbortSignal) {
  return (await api(searchEndpoint, { query: { coupleName: words }, signal })).data;
}

export async function match(id: number, leadId: number): Promise<void> {
  await api(matchEndpoint, { params: { id }, body: { leadId } });
}

export async function dismiss(id: number): Promise<void> {
  await api(dismissEndpoint, { params: { id } });
}
