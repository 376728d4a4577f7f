import type { readCoupleProviderStats } from '@bellbird/contract/couples';
import type { listCustomerInteractions, listReminders, readResponseTimes } from '@bellbird/contract/leads';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { leadsOptions } from '../list/list.queries.ts';

const responseTimesEndpoint = endpoint<typeof readResponseTimes>('GET /leads/average-response-time');
const remindersEndpoint = endpoint<typeof listReminders>('GET /lead-reminders');
const dealsEndpoint = endpoint<typeof readCoupleProviderStats>('GET /couple-providers-stats');
const interactionsEndpoint = endpoint<typeof listCustomerInteractions>('GET /customers/{id}/interactions');

/** So many lines a card of home shows. */
export const SHOWN = 5;
const RECENT = 50;

/** Those who wait, the longest first. */
export const waitingOptions = leadsOptions({ unanswered: 'true', sort: 'waiting', page: 1, limit: SHOWN });

export const responseTimesOptions = queryOptions({
  queryKey: ['leads', 'response-times', {}],
  queryFn: async ({ signal }) => (await api(responseTimesEndpoint, { signal })).data,
});

export const remindersOptions = queryOptions({
  queryKey: ['leads', 'reminders'],
  queryFn: ({ signal }) => api(remindersEndpoint, { query: { limit: SHOWN }, signal }),
});

export function dealsSinceOptions(agreedAtStart: string) {
  return queryOptions({
    queryKey: ['leads', 'deals', agreedAtStart],
    queryFn: async ({ signal }) => (await api(dealsEndpoint, { query: { agreedAtStart }, signal })).data,
  });
}

const RECEIVED: ReadonlySet<string> = new Set(['email_received', 'sms_received', 'receive_message']);

/** What couples wrote lately, each couple's last words first. */
export function lastWordsOptions(customerId: number) {
  return queryOptions({
    queryKey: ['leads', 'last-words', customerId],
    queryFn: async ({ signal }) => {
      const query = { limit: RECENT };
      const { data } = await api(interactionsEndpoint, { params: { id: customerId }, query, signal });
      const received = data.filter(({ kind, text }) => RECEIVED.has(kind) && text);
      return received.filter((each, at) => received.findIndex(({ lead }) => lead.id === each.lead.id) === at);
    },
  });
}
