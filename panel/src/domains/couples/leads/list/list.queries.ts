import type {
  LeadFilter,
  LeadSort,
  actOnLeads,
  createLead,
  deleteLeadView,
  exportLeads,
  listLeadViews,
  listLeads,
  saveLeadView,
} from '@bellbird/contract/couples/leads';
import type { listUnmatched } from '@bellbird/contract/couples/messages';
import type { CallInput } from '@bellbird/contract/shared/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { takeOver } from '#platform/query/handed-over.ts';
import { lastUnmatchedCount, rememberUnmatchedCount } from './unmatched-count.ts';

const listEndpoint = endpoint<typeof listLeads>('GET /leads');
const exportEndpoint = endpoint<typeof exportLeads>('GET /leads/export');
const createEndpoint = endpoint<typeof createLead>('POST /leads', { idempotent: true });
const bulkEndpoint = endpoint<typeof actOnLeads>('POST /leads/actions', { idempotent: true });
const viewsEndpoint = endpoint<typeof listLeadViews>('GET /lead-views');
const saveViewEndpoint = endpoint<typeof saveLeadView>('POST /lead-views');
const deleteViewEndpoint = endpoint<typeof deleteLeadView>('DELETE /lead-views/{id}');
const unmatchedEndpoint = endpoint<typeof listUnmatched>('GET /unmatched-messages');

export const leadsKey = ['leads'] as const;

export function leadsOptions(query: LeadFilter & { sort: LeadSort; page: number; limit: number }) {
  return queryOptions({
    queryKey: [...leadsKey, 'list', query],
    queryFn: ({ signal }) => api(listEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const leadViewsOptions = queryOptions({
  queryKey: [...leadsKey, 'views'],
  queryFn: async ({ signal }) => (await api(viewsEndpoint, { signal })).data,
});

/** How many messages could not be matched to a couple yet. */
export const unmatchedCountOptions = queryOptions({
  queryKey: ['unmatched', 'count'],
  queryFn: async ({ client, signal }) => {
    const known = await takeOver<number>(client, ['leads', 'counts', {}], ['unmatched', 'count']);
    const total = known ?? (await api(unmatchedEndpoint, { query: { limit: 1 }, signal })).meta.total;
    rememberUnmatchedCount(total);
    return total;
  },
  initialData: lastUnmatchedCount,
  // A placeholder only: refetched at once.
  initialDataUpdatedAt: 0,
});

export async function saveView(name: string, search: string): Promise<void> {
  await api(saveViewEndpoint, { body: { name, search } });
}

export async function deleteView(id: number): Promise<void> {
  await api(deleteViewEndpoint, { params: { id } });
}

export async function actOnMany(body: CallInput<typeof actOnLeads>['body']) {
  return (await api(bulkEndpoint, { body })).data;
}

export async function addCouple(body: CallInput<typeof createLead>['body'], idempotencyKey: string): Promise<number> {
  return (await api(createEndpoint, { body, idempotencyKey })).data.id;
}

export function exportCouples(query: LeadFilter & { sort: LeadSort }): Promise<Blob | undefined> {
  return api(exportEndpoint, { query });
}
