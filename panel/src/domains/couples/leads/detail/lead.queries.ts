import type { LeadCall, listCalls, placeCall as placeCallCall } from '@bellbird/contract/couples/calls';
import type {
  LeadSummary,
  listCoupleVisits,
  listLeadInteractions,
  listLeadItems,
  listLeadNotes,
  readCoupleStats,
  readLastActivity,
  readLeadData,
} from '@bellbird/contract/couples/leads';
import type { readConversation } from '@bellbird/contract/couples/messages';
import { MESSAGES_PAGE, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@bellbird/contract/shared/limits';
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { handOver } from '#platform/query/handed-over.ts';

const readEndpoint = endpoint<typeof readConversation>('GET /leads/{id}/conversation');
const itemsEndpoint = endpoint<typeof listLeadItems>('GET /leads/{id}/items');
const dataEndpoint = endpoint<typeof readLeadData>('GET /lead-data');
const statsEndpoint = endpoint<typeof readCoupleStats>('GET /leads/{id}/couple-stats');
const activityEndpoint = endpoint<typeof readLastActivity>('GET /couple/{id}/last-activity');
const visitsEndpoint = endpoint<typeof listCoupleVisits>('GET /couple-visit-log');
const interactionsEndpoint = endpoint<typeof listLeadInteractions>('GET /leads/{id}/interactions');
const notesEndpoint = endpoint<typeof listLeadNotes>('GET /leads/{id}/comments');
const callsEndpoint = endpoint<typeof listCalls>('GET /leads/{id}/calls');
const placeCallEndpoint = endpoint<typeof placeCallCall>('POST /leads/{id}/calls', { idempotent: true });

const LAST_VISITS = 3;
const CALL_POLL_MS = 2000;

/** A couple's request. The call also returns the first page of the conversation, which is left to its own query. */
export function leadOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: async ({ client, signal }) => {
      const query = { limit: MESSAGES_PAGE };
      const { lead, messages } = (await api(readEndpoint, { params: { id }, query, signal })).data;
      if (messages) handOver(client, ['lead', id, 'messages'], messages);
      return lead;
    },
    // A row of the list is shown at once; the page itself is always fetched.
    staleTime: 0,
  });
}

/** Fetches a couple's page without opening it, so that it can be read without a connection. */
export async function peekAtLead(id: number): Promise<void> {
  await api(readEndpoint, { params: { id }, query: { limit: MESSAGES_PAGE, peek: 'true' } });
}

/** The couple's row in a cached list, so that the page need not start empty. */
export function knownRow(queries: QueryClient, id: number): LeadSummary | undefined {
  const lists = queries.getQueriesData<{ data?: LeadSummary[] }>({ queryKey: ['leads', 'list'] });
  return lists.flatMap(([, list]) => (Array.isArray(list?.data) ? list.data : [])).find((row) => row.id === id);
}

export function itemsOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id, 'items'],
    queryFn: async ({ signal }) => (await api(itemsEndpoint, { params: { id }, signal })).data,
  });
}

export function answersOptions(leadId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'data'],
    queryFn: async ({ signal }) => (await api(dataEndpoint, { query: { leadId }, signal })).data,
  });
}

/** What the couple has done so far, and when they were last active. */
export function coupleOptions({ id, couple, provider }: Pick<LeadSummary, 'id' | 'couple' | 'provider'>) {
  return queryOptions({
    queryKey: ['lead', id, 'stats'],
    queryFn: async ({ signal }) => {
      const looked = { coupleId: couple.id, providerIds: [provider.id], limit: LAST_VISITS };
      const [stats, activity, visits] = await Promise.all([
        api(statsEndpoint, { params: { id }, signal }),
        api(activityEndpoint, { params: { id: couple.id }, signal }),
        api(visitsEndpoint, { query: looked, signal }),
      ]);
      return { ...stats.data, lastActiveAt: activity.data.lastActiveAt, lastVisits: visits.data };
    },
  });
}

export function interactionsOptions(id: number) {
  return infiniteQueryOptions({
    queryKey: ['lead', id, 'interactions'],
    queryFn: ({ pageParam, signal }) =>
      api(interactionsEndpoint, { params: { id }, query: { page: pageParam, limit: PAGE_LIMIT_DEFAULT }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export function notesOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id, 'notes'],
    queryFn: ({ signal }) => api(notesEndpoint, { params: { id }, query: { limit: PAGE_LIMIT_MAX }, signal }),
  });
}

export function callsOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id, 'calls'],
    queryFn: ({ signal }) => api(callsEndpoint, { params: { id }, query: { limit: PAGE_LIMIT_MAX }, signal }),
    // Only while a phone rings.
    refetchInterval: ({ state }) =>
      state.data?.data.some((call: LeadCall) => call.result === 'waiting') ? CALL_POLL_MS : false,
  });
}

export async function placeCall(id: number): Promise<LeadCall> {
  return (await api(placeCallEndpoint, { params: { id } })).data;
}
