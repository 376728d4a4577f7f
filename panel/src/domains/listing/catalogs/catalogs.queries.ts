import type { CatalogForm, NewCatalogForm, PricesForm, SpaceForm } from '@bellbird/contract/listing/catalogs';
import { PAGE_LIMIT_MAX } from '@bellbird/contract/shared/limits';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

/** All catalogs of a provider; there are at most fifty. */
export const catalogsOptions = (providerId: number) =>
  dataOptions(['catalogs', providerId], 'GET /customer-catalogs', {
    query: { providerId, limit: PAGE_LIMIT_MAX },
    staleTime: 0,
  });

export type OfCatalog = { customerId: number; catalogId: number };

export const readCatalog = async ({ customerId, catalogId }: OfCatalog) =>
  (await api('GET /customers/{id}/catalogs/{catalogId}', { params: { id: customerId, catalogId } })).data;
export const createCatalog = async (body: NewCatalogForm & { providerId: number }, idempotencyKey: string) =>
  (await api('POST /customer-catalogs', { body, idempotencyKey })).data.id;
export const updateCatalog = async (id: number, body: CatalogForm & { version: number }) =>
  (await api('PUT /customer-catalogs/{id}', { params: { id }, body })).data;
export const updatePrices = async ({ customerId, catalogId }: OfCatalog, body: PricesForm & { version: number }) =>
  (await api('PUT /customers/{id}/catalogs/{catalogId}', { params: { id: customerId, catalogId }, body })).data;
export const deleteCatalog = (id: number) => api('DELETE /customer-catalogs/{id}', { params: { id } });
export const uploadMenuFile = async (providerId: number, file: File) =>
  (await api('POST /providers/{providerId}/menu-files', { params: { providerId }, body: {}, files: { file } })).data;

export async function readFile(params: { providerId: number; id: number }): Promise<Blob> {
  const file = await api('GET /providers/{providerId}/menu-files/{id}', { params });
  if (!file) throw new Error('The file has no content.');
  return file;
}

/** The types of catalog that a provider can have, with the items and options that each can price. */
export const catalogTypesOptions = (providerId: number) =>
  dataOptions(['catalog-types', providerId], 'GET /providers/{id}/catalog-types', { params: { id: providerId } });

/** What providers of each category have, such as spaces. */
export const categoryMetaOptions = dataOptions(['provider-categories', 'meta'], 'GET /provider-categories', {
  query: { scopes: 'getProviderCategoryMeta' },
});

export const spacesOptions = (providerId: number) =>
  dataOptions(['spaces', providerId], 'GET /customer-spaces', {
    query: { providerId, limit: PAGE_LIMIT_MAX },
    staleTime: 0,
  });

export const createSpace = (body: SpaceForm & { providerId: number }, idempotencyKey: string) =>
  api('POST /customer-spaces', { body, idempotencyKey });
export const updateSpace = async (id: number, body: SpaceForm & { version: number }) =>
  (await api('PUT /customer-spaces/{id}', { params: { id }, body })).data;
export const deleteSpace = (id: number) => api('DELETE /customer-spaces/{id}', { params: { id } });
