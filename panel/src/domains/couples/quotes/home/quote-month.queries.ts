import type { readQuoteMonth } from '@bellbird/contract/couples/quotes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const monthEndpoint = endpoint<typeof readQuoteMonth>('GET /quotes/month');

export const quoteMonthOptions = queryOptions({
  queryKey: ['leads', 'home', 'quotes'],
  queryFn: async ({ signal }) => (await api(monthEndpoint, { signal })).data,
});
