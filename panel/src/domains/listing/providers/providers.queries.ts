import type { changeRedirectNumber, readRedirectNumber } from '@bellbird/contract/couples/calls';
import type {
  ProviderAction,
  actOnProvider as actCall,
  listChurnedProviders,
  listProviderAwards,
  listProviders,
  listRelatedProviders,
  proposeRelatedProvider,
  removeRelatedProvider,
  searchProviders,
} from '@bellbird/contract/listing/providers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listProviders>('GET /providers');
const churnedEndpoint = endpoint<typeof listChurnedProviders>('GET /providers/churned');
const actEndpoint = endpoint<typeof actCall>('POST /providers/{id}/actions');
const awardsEndpoint = endpoint<typeof listProviderAwards>('GET /provider-awards');
const searchEndpoint = endpoint<typeof searchProviders>('GET /providers/search');
const relatedEndpoint = endpoint<typeof listRelatedProviders>('GET /providers/{id}/related-providers');
const proposeEndpoint = endpoint<typeof proposeRelatedProvider>('POST /providers/{id}/related-providers', {
  idempotent: true,
});
const removeEndpoint = endpoint<typeof removeRelatedProvider>(
  'DELETE /providers/{id}/related-providers/{relatedProviderId}',
);
const redirectEndpoint = endpoint<typeof readRedirectNumber>('GET /providers/{id}/redirect-number');
const changeEndpoint = endpoint<typeof changeRedirectNumber>('PUT /providers/{id}/redirect-number');

const FOUND_AT_MOST = 8;

export type Listing = { query?: string | undefined; page: number; limit: number };

export const providersKey = ['providers'] as const;

export function providersOptions(listing: Listing) {
  return queryOptions({
    queryKey: [...providersKey, 'list', listing],
    queryFn: ({ signal }) => api(listEndpoint, { query: listing, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function churnedOptions(listing: Listing) {
  return queryOptions({
    queryKey: [...providersKey, 'churned', listing],
    queryFn: ({ signal }) => api(churnedEndpoint, { query: listing, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export async function actOnProvider(id: number, type: ProviderAction) {
  return (await api(actEndpoint, { params: { id }, body: { type } })).data;
}

export function awardsOptions(providerId: number) {
  return queryOptions({
    queryKey: [...providersKey, providerId, 'awards'],
    queryFn: async ({ signal }) => (await api(awardsEndpoint, { query: { providerId }, signal })).data,
  });
}

export const relatedKey = (providerId: number) => [...providersKey, providerId, 'related'] as const;

export function relatedOptions(providerId: number) {
  return queryOptions({
    queryKey: relatedKey(providerId),
    queryFn: async ({ signal }) => (await api(relatedEndpoint, { params: { id: providerId }, signal })).data,
    staleTime: 0,
  });
}

/** Searches the whole marketplace by name; disabled while the search is empty. */
export function searchOptions(query: string) {
  return queryOptions({
    queryKey: [...providersKey, 'search', query],
    queryFn: async ({ signal }) => (await api(searchEndpoint, { query: { query, limit: FOUND_AT_MOST }, signal })).data,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}

export async function proposeRelated(providerId: number, relatedProviderId: number): Promise<void> {
  await api(proposeEndpoint, {
    params: { id: providerId },
    body: { relatedProviderId },
    idempotencyKey: crypto.randomUUID(),
  });
}

export async function removeRelated(providerId: number, relatedProviderId: number): Promise<void> {
  await api(removeEndpoint, { params: { id: providerId, relatedProviderId } });
}

export function redirectOptions(id: number) {
  return queryOptions({
    queryKey: [...providersKey, id, 'redirect'],
    queryFn: async ({ signal }) => (await api(redirectEndpoint, { params: { id }, signal })).data,
    // The team changes it, too; a form that is open keeps what it began with.
    staleTime: 0,
  });
}

export async function changeRedirect(id: number, redirectNumber: string | null): Promise<void> {
  await api(changeEndpoint, { params: { id }, body: { redirectNumber } });
}
