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

/** Which days of which provider a page is about; no provider is all of them. */
export type Wanted = { from: string; to: string; providerId: number | undefined };

const queryOf = ({ from, to, providerId }: Wanted) => ({ from, to, ...(providerId && { providerIds: [providerId] }) });
const statisticsKey = ['statistics'] as const;

export function visitsOptions(wanted: Wanted) {
  return queryOptions({
    queryKey: [...statisticsKey, 'visits', wanted],
    queryFn: async ({ signal }) => (await api(visitsEndpoint, { query: queryOf(wanted), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type WantedLog = Wanted & { source: VisitSource | undefined; page: number; limit: number };

export function visitLogOptions(wanted: WantedLog) {
  const { source, page, limit } = wanted;
  return queryOptions({
    queryKey: [...statisticsKey, 'log', wanted],
    queryFn: ({ signal }) =>
      api(logEndpoint, { query: { ...queryOf(wanted), ...(source && { source }), page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function advertsOptions(wanted: Wanted) {
  return queryOptions({
    queryKey: [...statisticsKey, 'adverts', wanted],
    queryFn: async ({ signal }) => (await api(advertsEndpoint, { query: queryOf(wanted), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function weddingsOptions(wanted: Wanted) {
  return queryOptions({
    queryKey: [...statisticsKey, 'weddings', wanted],
    queryFn: async ({ signal }) => (await api(weddingsEndpoint, { query: queryOf(wanted), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function magnetsOptions(wanted: Wanted) {
  return queryOptions({
    queryKey: [...statisticsKey, 'magnets', wanted],
    queryFn: async ({ signal }) => (await api(magnetsEndpoint, { query: queryOf(wanted), signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function rivalsOptions(id: number, measure: RivalMeasure) {
  return queryOptions({
    queryKey: [...statisticsKey, 'rivals', id, measure],
    queryFn: async ({ signal }) => (await compare[measure]({ params: { id }, signal })).data,
  });
}

export async function fetchExport(what: keyof typeof files, wanted: Wanted): Promise<Blob> {
  return (await files[what]({ query: queryOf(wanted) })) as unknown as Blob;
}

export async function fetchRivalsExport(id: number): Promise<Blob> {
  return (await api(exportRivalsEndpoint, { params: { id } })) as unknown as Blob;
}
