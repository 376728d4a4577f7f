import type {
  RivalFigures,
  compareLeadToDeal,
  compareLeads,
  compareViewToDeal,
  compareViewToLead,
  compareVisits,
  exportMagnets,
  exportRivals,
  exportVisits,
  exportWeddings,
  listVisits,
  readAdverts,
  readMagnets,
  readVisits,
  readWeddings,
} from '@bellbird/contract/insight/statistics';
import type { VisitSource } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import type { RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const visitsEndpoint = endpoint<typeof readVisits>('GET /visit-logs/providers');
const logEndpoint = endpoint<typeof listVisits>('GET /visit-logs');
const advertsEndpoint = endpoint<typeof readAdverts>('GET /provider-ad-stats');
const weddingsEndpoint = endpoint<typeof readWeddings>('GET /stats/weddings');
const magnetsEndpoint = endpoint<typeof readMagnets>('GET /stats/magnets');
type OfProvider = { params: { id: number }; signal: AbortSignal };
const compare = {
  'view-to-lead': (of) => api(endpoint<typeof compareViewToLead>('GET /stats/providers/{id}/view-to-lead'), of),
  'lead-to-deal': (of) => api(endpoint<typeof compareLeadToDeal>('GET /stats/providers/{id}/lead-to-deal'), of),
  'view-to-deal': (of) => api(endpoint<typeof compareViewToDeal>('GET /stats/providers/{id}/view-to-deal'), of),
  'lead-to-lead': (of) => api(endpoint<typeof compareLeads>('GET /stats/providers/{id}/lead-to-lead'), of),
  'to-similar': (of) => api(endpoint<typeof compareVisits>('GET /stats/providers/{id}/to-similar'), of),
} as const satisfies Record<RivalMeasure, (of: OfProvider) => Promise<{ data: RivalFigures }>>;

type InDays = { query: { from: string; to: string; providerIds?: number[] } };
const files = {
  visits: (of) => api(endpoint<typeof exportVisits>('GET /visit-logs/export'), of),
  weddings: (of) => api(endpoint<typeof exportWeddings>('GET /stats/weddings/export'), of),
  magnets: (of) => api(endpoint<typeof exportMagnets>('GET /stats/magnets/export'), of),
} as const satisfies Record<string, (of: InDays) => Promise<unknown>>;
const exportRivalsEndpoint = endpoint<typeof exportRivals>('GET /stats/providers/{id}/export');

/** The days and the provider of a page; no provider means all of them. */
export type StatisticsFilter = { from: string; to: string; providerId: number | undefined };

const toQuery = ({ from, to, providerId }: StatisticsFilter) => ({
  from,
  to,
  ...(providerId && { providerIds: [providerId] }),
});
const statisticsKey = ['statistics'] as const;

export function visitsOptions(filter: StatisticsFilter) {
  return queryOptions({
    queryKey: [...statisticsKey, 'visits', filter],
    queryFn: async ({ signal }) => (await api(visitsEndpoint, { query: toQuery(filter), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type VisitLogFilter = StatisticsFilter & { source: VisitSource | undefined; page: number; limit: number };

export function visitLogOptions(filter: VisitLogFilter) {
  const { source, page, limit } = filter;
  return queryOptions({
    queryKey: [...statisticsKey, 'log', filter],
    queryFn: ({ signal }) =>
      api(logEndpoint, { query: { ...toQuery(filter), ...(source && { source }), page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function advertsOptions(filter: StatisticsFilter) {
  return queryOptions({
    queryKey: [...statisticsKey, 'adverts', filter],
    queryFn: async ({ signal }) => (await api(advertsEndpoint, { query: toQuery(filter), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function weddingsOptions(filter: StatisticsFilter) {
  return queryOptions({
    queryKey: [...statisticsKey, 'weddings', filter],
    queryFn: async ({ signal }) => (await api(weddingsEndpoint, { query: toQuery(filter), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function magnetsOptions(filter: StatisticsFilter) {
  return queryOptions({
    queryKey: [...statisticsKey, 'magnets', filter],
    queryFn: async ({ signal }) => (await api(magnetsEndpoint, { query: toQuery(filter), signal })).data,
    placeholderData: keepPreviousData,
  });
}

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
  return (await api(exportRivalsEndpoint, { params: { id } })) as unknown as Blob;
}
