import type {
  QuoteFilter,
  exportQuoteStatistics,
  exportQuotes,
  listQuotes,
  readQuotePipeline,
  readQuoteStatistics,
} from '@bellbird/contract/couples/quotes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listQuotes>('GET /quotes');
const pipelineEndpoint = endpoint<typeof readQuotePipeline>('GET /quotes/pipeline');
const exportEndpoint = endpoint<typeof exportQuotes>('GET /quotes/export');
const statisticsEndpoint = endpoint<typeof readQuoteStatistics>('GET /quotes/statistics');
const exportStatisticsEndpoint = endpoint<typeof exportQuoteStatistics>('GET /quotes/statistics/export');

type Providers = Pick<QuoteFilter, 'providerIds'>;

// Under the key of the lists of couples: whatever changes a couple also refreshes its quote.
export function quotesOptions(filter: QuoteFilter) {
  return infiniteQueryOptions({
    queryKey: ['leads', 'list', 'quotes', filter],
    queryFn: ({ pageParam, signal }) =>
      api(listEndpoint, { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function pipelineOptions(filter: Providers) {
  return queryOptions({
    queryKey: ['leads', 'list', 'quote-pipeline', filter],
    queryFn: async ({ signal }) => (await api(pipelineEndpoint, { query: filter, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function quoteStatisticsOptions(filter: Providers) {
  return queryOptions({
    queryKey: ['leads', 'list', 'quote-statistics', filter],
    queryFn: async ({ signal }) => (await api(statisticsEndpoint, { query: filter, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function fetchQuotesFile(filter: QuoteFilter): Promise<Blob | undefined> {
  return api(exportEndpoint, { query: filter });
}

export function fetchStatisticsFile(filter: Providers): Promise<Blob | undefined> {
  return api(exportStatisticsEndpoint, { query: filter });
}
