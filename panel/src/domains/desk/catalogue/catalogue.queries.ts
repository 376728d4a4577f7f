import type {
  CatalogueDraftForm,
  CatalogueKind,
  discardCatalogueDraft,
  listCatalogue,
  listCatalogueDrafts,
  listCatalogueHistory,
  publishCatalogue,
  saveCatalogueDraft,
  undoCatalogueChange,
} from '@bellbird/contract/desk/catalogue';
import type { listRegions } from '@bellbird/contract/foundation/places';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listCatalogue>('GET /desk/catalogue');
const draftsEndpoint = endpoint<typeof listCatalogueDrafts>('GET /desk/catalogue/drafts');
const saveEndpoint = endpoint<typeof saveCatalogueDraft>('PUT /desk/catalogue/drafts');
const discardEndpoint = endpoint<typeof discardCatalogueDraft>('DELETE /desk/catalogue/drafts/{id}');
const publishEndpoint = endpoint<typeof publishCatalogue>('POST /desk/catalogue/publications');
const historyEndpoint = endpoint<typeof listCatalogueHistory>('GET /desk/catalogue/history');
const undoEndpoint = endpoint<typeof undoCatalogueChange>('POST /desk/catalogue/history/{id}/undo');
const regionsEndpoint = endpoint<typeof listRegions>('GET /regions');

export const catalogueKey = ['desk', 'catalogue'] as const;

export function catalogueOptions(kind: CatalogueKind) {
  return queryOptions({
    queryKey: [...catalogueKey, 'entries', kind],
    queryFn: async ({ signal }) => (await api(listEndpoint, { query: { kind }, signal })).data,
    staleTime: 0,
  });
}

export const catalogueDraftsOptions = queryOptions({
  queryKey: [...catalogueKey, 'drafts'],
  queryFn: async ({ signal }) => (await api(draftsEndpoint, { signal })).data,
  staleTime: 0,
});

export function catalogueHistoryOptions(page: number) {
  return queryOptions({
    queryKey: [...catalogueKey, 'history', page],
    queryFn: ({ signal }) => api(historyEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const regionsOptions = queryOptions({
  queryKey: ['regions'],
  queryFn: async ({ signal }) => (await api(regionsEndpoint, { signal })).data,
});

export async function saveDraft(form: CatalogueDraftForm): Promise<void> {
  await api(saveEndpoint, { body: form });
}

export async function discardDraft(id: number): Promise<void> {
  await api(discardEndpoint, { params: { id } });
}

export async function publishDrafts(drafts: { id: number; version: number }[]): Promise<void> {
  await api(publishEndpoint, { body: { drafts } });
}

export async function undoChange(id: number): Promise<void> {
  await api(undoEndpoint, { params: { id } });
}
