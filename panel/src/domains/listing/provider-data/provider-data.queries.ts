import type { FieldValue } from '@bellbird/contract/listing/provider-data';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const HISTORY_PAGE = 25;

/** Every answer about listing data, also what the modals ask about all listings at once. */
export const providerDataKey = ['provider-data'] as const;

type Changes = { version: number; values: { formId: number; value: FieldValue }[] };

export const saveProviderData = async (providerId: number, body: Changes) =>
  (await api('PUT /provider-data/{providerId}/forms', { params: { providerId }, body })).data;
export const withdrawUpdate = (id: number) => api('DELETE /provider-data-update-queue/{id}', { params: { id } });

export function historiesOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['provider-data', providerId, 'histories'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /provider-data/{providerId}/histories', {
        params: { providerId },
        query: { page: pageParam, limit: HISTORY_PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    staleTime: 0,
  });
}

export const pendingOptions = (providerId: number) =>
  dataOptions(['provider-data', providerId, 'pending'], 'GET /change-requests/pending', {
    query: { providerId, limit: 100 },
    staleTime: 0,
  });

export const answerChangeRequest = (id: number, status: 'approved' | 'rejected', note: string) =>
  api('PUT /change-requests/{id}', { params: { id }, body: { status, note } });

export const quoteFormsOptions = (providerId: number) =>
  dataOptions(['provider-data', providerId, 'quote-forms'], 'GET /providers/{id}/info-request-forms', {
    params: { id: providerId },
  });
