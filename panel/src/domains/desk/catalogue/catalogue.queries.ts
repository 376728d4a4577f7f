import type { CatalogueDraftForm, CatalogueKind } from '@bellbird/contract/desk/catalogue';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export const catalogueKey = ['desk', 'catalogue'] as const;

export const catalogueOptions = (kind: CatalogueKind) =>
  dataOptions([...catalogueKey, 'entries', kind], 'GET /desk/catalogue', { query: { kind }, staleTime: 0 });

export const catalogueDraftsOptions = dataOptions([...catalogueKey, 'drafts'], 'GET /desk/catalogue/drafts', {
  staleTime: 0,
});

export const catalogueHistoryOptions = (page: number) =>
  answerOptions([...catalogueKey, 'history', page], 'GET /desk/catalogue/history', {
    query: { page },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const regionsOptions = dataOptions(['regions'], 'GET /regions');

export const saveDraft = (form: CatalogueDraftForm) => api('PUT /desk/catalogue/drafts', { body: form });
export const discardDraft = (id: number) => api('DELETE /desk/catalogue/drafts/{id}', { params: { id } });
export const publishDrafts = (drafts: { id: number; version: number }[]) =>
  api('POST /desk/catalogue/publications', { body: { drafts } });
export const undoChange = (id: number) => api('POST /desk/catalogue/history/{id}/undo', { params: { id } });
