import type {
  FieldValue,
  answerChangeRequest as answerCall,
  listDataHistories,
  listPendingChangeRequests,
  saveProviderData as saveCall,
  withdrawUpdate as withdrawCall,
} from '@bellbird/contract/listing/provider-data';
import type { listInfoRequestForms } from '@bellbird/contract/listing/providers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const saveEndpoint = endpoint<typeof saveCall>('PUT /provider-data/{providerId}/forms');
const withdrawEndpoint = endpoint<typeof withdrawCall>('DELETE /provider-data-update-queue/{id}');
const historiesEndpoint = endpoint<typeof listDataHistories>('GET /provider-data/{providerId}/histories');
const pendingEndpoint = endpoint<typeof listPendingChangeRequests>('GET /change-requests/pending');
const answerEndpoint = endpoint<typeof answerCall>('PUT /change-requests/{id}');
const quoteFormsEndpoint = endpoint<typeof listInfoRequestForms>('GET /providers/{id}/info-request-forms');

const HISTORY_PAGE = 25;

/** Every answer about listing data, also what the modals ask about all listings at once. */
export const providerDataKey = ['provider-data'] as const;

type Changes = { version: number; values: { formId: number; value: FieldValue }[] };

export async function saveProviderData(providerId: number, body: Changes) {
  return (await api(saveEndpoint, { params: { providerId }, body })).data;
}

export async function withdrawUpdate(id: number): Promise<void> {
  await api(withdrawEndpoint, { params: { id } });
}

export function historiesOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['provider-data', providerId, 'histories'],
    queryFn: ({ pageParam, signal }) =>
      api(historiesEndpoint, { params: { providerId }, query: { page: pageParam, limit: HISTORY_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    staleTime: 0,
  });
}

export function pendingOptions(providerId: number) {
  return queryOptions({
    queryKey: ['provider-data', providerId, 'pending'],
    queryFn: async ({ signal }) => (await api(pendingEndpoint, { query: { providerId, limit: 100 }, signal })).data,
    staleTime: 0,
  });
}

export async function answerChangeRequest(id: number, status: 'approved' | 'rejected', note: string): Promise<void> {
  await api(answerEndpoint, { params: { id }, body: { status, note } });
}

export function quoteFormsOptions(providerId: number) {
  return queryOptions({
    queryKey: ['provider-data', providerId, 'quote-forms'],
    queryFn: async ({ signal }) => (await api(quoteFormsEndpoint, { params: { id: providerId }, signal })).data,
  });
}
