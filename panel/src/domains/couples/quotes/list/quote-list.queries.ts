import type { QuoteFilter } from '@bellbird/contract/couples/quotes';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

type Providers = Pick<QuoteFilter, 'providerIds'>;

// Under the key of the lists of couples: whatever changes a couple also refreshes its quote.
export function quotesOptions(filter: QuoteFilter) {
  return infiniteQueryOptions({
    queryKey: ['leads', 'list', 'quotes', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /quotes', { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export const pipelineOptions = (filter: Providers) =>
  dataOptions(['leads', 'list', 'quote-pipeline', filter], 'GET /quotes/pipeline', {
    query: filter,
    placeholderData: keepPreviousData,
  });

export const quoteStatisticsOptions = (filter: Providers) =>
  dataOptions(['leads', 'list', 'quote-statistics', filter], 'GET /quotes/statistics', {
    query: filter,
    placeholderData: keepPreviousData,
  });

export const fetchQuotesFile = (filter: QuoteFilter) => api('GET /quotes/export', { query: filter });
export const fetchStatisticsFile = (filter: Providers) => api('GET /quotes/statistics/export', { query: filter });
