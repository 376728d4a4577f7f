import type { LeadCall } from '@bellbird/contract/couples/calls';
import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { MESSAGES_PAGE, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@bellbird/contract/shared/limits';
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';
import { handOver } from '#platform/query/handed-over.ts';

const readRoute = 'GET /leads/{id}/conversation';

const LAST_VISITS = 3;
const CALL_POLL_MS = 2000;

/** A couple's request. The call also returns the first page of the conversation, which is left to its own query. */
export function leadOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: async ({ client, signal }) => {
      const query = { limit: MESSAGES_PAGE };
      const { lead, messages } = (await api(readRoute, { params: { id }, query, signal })).data;
      if (messages) handOver(client, ['lead', id, 'messages'], messages);
      return lead;
    },
    // A row of the list is shown at once; the page itself is always fetched.
    staleTime: 0,
  });
}

/** Fetches a couple's page without opening it, so that it can be read without a connection. */
export const peekAtLead = (id: number) =>
  api(readRoute, { params: { id }, query: { limit: MESSAGES_PAGE, peek: 'true' } });

/** The couple's row in a cached list, so that the page need not start empty. */
export function knownRow(queries: QueryClient, id: number): LeadSummary | undefined {
  const lists = queries.getQueriesData<{ data?: LeadSummary[] }>({ queryKey: ['leads', 'list'] });
  return lists.flatMap(([, list]) => (Array.isArray(list?.data) ? list.data : [])).find((row) => row.id === id);
}

export const itemsOptions = (id: number) =>
  dataOptions(['lead', id, 'items'], 'GET /leads/{id}/items', { params: { id } });

export const answersOptions = (leadId: number) =>
  dataOptions(['lead', leadId, 'data'], 'GET /lead-data', { query: { leadId } });

/** What the couple has done so far, and when they were last active. */
export function coupleOptions({ id, couple, provider }: Pick<LeadSummary, 'id' | 'couple' | 'provider'>) {
  return queryOptions({
    queryKey: ['lead', id, 'stats'],
    queryFn: async ({ signal }) => {
      const looked = { coupleId: couple.id, providerIds: [provider.id], limit: LAST_VISITS };
      const [stats, activity, visits] = await Promise.all([
        api('GET /leads/{id}/couple-stats', { params: { id }, signal }),
        api('GET /couple/{id}/last-activity', { params: { id: couple.id }, signal }),
        api('GET /couple-visit-log', { query: looked, signal }),
      ]);
      return { ...stats.data, lastActiveAt: activity.data.lastActiveAt, lastVisits: visits.data };
    },
  });
}

export function interactionsOptions(id: number) {
  return infiniteQueryOptions({
    queryKey: ['lead', id, 'interactions'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /leads/{id}/interactions', {
        params: { id },
        query: { page: pageParam, limit: PAGE_LIMIT_DEFAULT },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export const notesOptions = (id: number) =>
  answerOptions(['lead', id, 'notes'], 'GET /leads/{id}/comments', {
    params: { id },
    query: { limit: PAGE_LIMIT_MAX },
  });

export const callsOptions = (id: number) =>
  answerOptions(['lead', id, 'calls'], 'GET /leads/{id}/calls', {
    params: { id },
    query: { limit: PAGE_LIMIT_MAX },
    // Only while a phone rings.
    refetchInterval: ({ state }) =>
      state.data?.data.some((call: LeadCall) => call.result === 'waiting') ? CALL_POLL_MS : false,
  });

export const placeCall = async (id: number) =>
  (await api('POST /leads/{id}/calls', { params: { id }, idempotencyKey: crypto.randomUUID() })).data;
