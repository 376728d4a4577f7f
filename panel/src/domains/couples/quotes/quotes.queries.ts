import type { readLeadQuote } from '@bellbird/contract/couples/quotes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readLeadQuote>('GET /leads/{id}/quote');

/** What is sent with a quote, and again later. */
export type QuoteMessage = { channel: 'email' | 'sms'; message: string };

/** Under the key of the lead: whatever happens to a quote is told as a change of its couple. */
export function leadQuoteOptions(leadId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'quote'],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id: leadId }, signal })).data,
  });
}
