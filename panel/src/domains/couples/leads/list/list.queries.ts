import type { LeadFilter, LeadSort, actOnLeads, createLead } from '@bellbird/contract/couples/leads';
import type { CallInput } from '@bellbird/contract/shared/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';
import { takeOver } from '#platform/query/handed-over.ts';
import { lastUnmatchedCount, rememberUnmatchedCount } from './unmatched-count.ts';

export const leadsKey = ['leads'] as const;

export const leadsOptions = (query: LeadFilter & { sort: LeadSort; page: number; limit: number }) =>
  answerOptions([...leadsKey, 'list', query], 'GET /leads', { query, placeholderData: keepPreviousData });

export const leadViewsOptions = dataOptions([...leadsKey, 'views'], 'GET /lead-views');

/** How many messages could not be matched to a couple yet. */
export const unmatchedCountOptions = queryOptions({
  queryKey: ['unmatched', 'count'],
  queryFn: async ({ client, signal }) => {
    const known = await takeOver<number>(client, ['leads', 'counts', {}], ['unmatched', 'count']);
    const total = known ?? (await api('GET /unmatched-messages', { query: { limit: 1 }, signal })).meta.total;
    rememberUnmatchedCount(total);
    return total;
  },
  initialData: lastUnmatchedCount,
  // A placeholder only: refetched at once.
  initialDataUpdatedAt: 0,
});

export const saveView = (name: string, search: string) => api('POST /lead-views', { body: { name, search } });
export const deleteView = (id: number) => api('DELETE /lead-views/{id}', { params: { id } });
export const actOnMany = async (body: CallInput<typeof actOnLeads>['body']) =>
  (await api('POST /leads/actions', { body, idempotencyKey: crypto.randomUUID() })).data;
export const addCouple = async (body: CallInput<typeof createLead>['body'], idempotencyKey: string) =>
  (await api('POST /leads', { body, idempotencyKey })).data.id;
export const exportCouples = (query: LeadFilter & { sort: LeadSort }) => api('GET /leads/export', { query });
