import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import type { VisitSource } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import type { RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

type OfProvider = { params: { id: number }; signal: AbortSignal };
const compare = {
  'view-to-lead': (of) => api('GET /stats/providers/{id}/view-to-lead', of),
  'lead-to-deal': (of) => api('GET /stats/providers/{id}/lead-to-deal', of),
  'view-to-deal': (of) => api('GET /stats/providers/{id}/view-to-deal', of),
  'lead-to-lead': (of) => api('GET /stats/providers/{id}/lead-to-lead', of),
  'to-similar': (of) => api('GET /stats/providers/{id}/to-similar', of),
} as const satisfies Record<RivalMeasure, (of: OfProvider) => Promise<{ data: RivalFigures }>>;

type InDays = { query: { from: string; to: string; providerIds?: number[] } };
const files = {
  visits: (of) => api('GET /visit-logs/export', of),
  weddings: (of) => api('GET /stats/weddings/export', of),
  magnets: (of) => api('GET /stats/magnets/export', of),
} as const satisfies Record<string, (of: InDays) => Promise<unknown>>;

/** The days and the provider of a page; no provider means all of them. */
export type StatisticsFilter = { from: string; to: string; providerId: number | undefined };

const toQuery = ({ from, to, providerId }: StatisticsFilter) => ({
  from,
  to,
  ...(providerId && { providerIds: [providerId] }),
});
const statisticsKey = ['statistics'] as const;

export const visitsOptions = (filter: StatisticsFilter) =>
  dataOptions([...statisticsKey, 'visits', filter], 'GET /visit-logs/providers', {
    query: toQuery(filter),
    placeholderData: keepPreviousData,
  });

export type VisitLogFilter = StatisticsFilter & { source: VisitSource | undefined; page: number; limit: number };

export function visitLogOptions(filter: VisitLogFilter) {
  const { source, page, limit } = filter;
  return queryOptions({
    queryKey: [...statisticsKey, 'log', filter],
    queryFn: ({ signal }) =>
      api('GET /visit-logs', { query: { ...toQuery(filter), ...(source && { source }), page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const advertsOptions = (filter: StatisticsFilter) =>
  dataOptions([...statisticsKey, 'adverts', filter], 'GET /provider-ad-stats', {
    query: toQuery(filter),
    placeholderData: keepPreviousData,
  });

export const weddingsOptions = (filter: StatisticsFilter) =>
  dataOptions([...statisticsKey, 'weddings', filter], 'GET /stats/weddings', {
    query: toQuery(filter),
    placeholderData: keepPreviousData,
  });

export const magnetsOptions = (filter: StatisticsFilter) =>
  dataOptions([...statisticsKey, 'magnets', filter], 'GET /stats/magnets', {
    query: toQuery(filter),
    placeholderData: keepPreviousData,
  });

export function rivalsOptions(id: number, measure: RivalMeasure) {
  return queryOptions({
    queryKey: [...statisticsKey, 'rivals', id, measure],
    queryFn: async ({ signal }) => (await compare[measure]({ params: { id }, signal })).data,
  });
}

export async function fetchExport(what: keyof typeof files, filter: StatisticsFilter): Promise<Blob> {
  return (await files[what]({ query: toQuery(filter) })) as unknown as Blob;
}

export async function fetchRivalsExport(id: number): Promise<Blob> {
  return (await api('GET /stats/providers/{id}/export', { params: { id } })) as unknown as Blob;
}
