import type { ProviderAction } from '@bellbird/contract/listing/providers';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const FOUND_AT_MOST = 8;

export type Listing = { query?: string | undefined; page: number; limit: number };

export const providersKey = ['providers'] as const;

export const providersOptions = (listing: Listing) =>
  answerOptions([...providersKey, 'list', listing], 'GET /providers', {
    query: listing,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const churnedOptions = (listing: Listing) =>
  answerOptions([...providersKey, 'churned', listing], 'GET /providers/churned', {
    query: listing,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const actOnProvider = async (id: number, type: ProviderAction) =>
  (await api('POST /providers/{id}/actions', { params: { id }, body: { type } })).data;

export const awardsOptions = (providerId: number) =>
  dataOptions([...providersKey, providerId, 'awards'], 'GET /provider-awards', { query: { providerId } });

export const relatedKey = (providerId: number) => [...providersKey, providerId, 'related'] as const;

export const relatedOptions = (providerId: number) =>
  dataOptions(relatedKey(providerId), 'GET /providers/{id}/related-providers', {
    params: { id: providerId },
    staleTime: 0,
  });

/** Searches the whole marketplace by name; disabled while the search is empty. */
export const searchOptions = (query: string) =>
  dataOptions([...providersKey, 'search', query], 'GET /providers/search', {
    query: { query, limit: FOUND_AT_MOST },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });

export const proposeRelated = (providerId: number, relatedProviderId: number) =>
  api('POST /providers/{id}/related-providers', {
    params: { id: providerId },
    body: { relatedProviderId },
    idempotencyKey: crypto.randomUUID(),
  });
export const removeRelated = (providerId: number, relatedProviderId: number) =>
  api('DELETE /providers/{id}/related-providers/{relatedProviderId}', {
    params: { id: providerId, relatedProviderId },
  });

export const redirectOptions = (id: number) =>
  dataOptions([...providersKey, id, 'redirect'], 'GET /providers/{id}/redirect-number', {
    params: { id },
    // The team changes it, too; a form that is open keeps what it began with.
    staleTime: 0,
  });

export const changeRedirect = (id: number, redirectNumber: string | null) =>
  api('PUT /providers/{id}/redirect-number', { params: { id }, body: { redirectNumber } });
