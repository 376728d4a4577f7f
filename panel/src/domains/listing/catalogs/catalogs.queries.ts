import type {
  Catalog,
  CatalogForm,
  MenuFile,
  NewCatalogForm,
  PricesForm,
  Space,
  SpaceForm,
  createCatalog as createCatalogCall,
  createSpace as createSpaceCall,
  deleteCatalog as deleteCatalogCall,
  deleteSpace as deleteSpaceCall,
  listCatalogItems,
  listCatalogTypes,
  listCatalogs,
  listSpaces,
  readCatalog as readCatalogCall,
  readMenuFile,
  updateCatalog as updateCatalogCall,
  updateCatalogPrices,
  updateSpace as updateSpaceCall,
  uploadMenuFile as uploadMenuFileCall,
} from '@bellbird/contract/listing/catalogs';
import type { listProviderCategories } from '@bellbird/contract/listing/providers';
import { PAGE_LIMIT_MAX } from '@bellbird/contract/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listCatalogs>('GET /customer-catalogs');
const readEndpoint = endpoint<typeof readCatalogCall>('GET /customers/{id}/catalogs/{catalogId}');
const createEndpoint = endpoint<typeof createCatalogCall>('POST /customer-catalogs', { idempotent: true });
const updateEndpoint = endpoint<typeof updateCatalogCall>('PUT /customer-catalogs/{id}');
const pricesEndpoint = endpoint<typeof updateCatalogPrices>('PUT /customers/{id}/catalogs/{catalogId}');
const deleteEndpoint = endpoint<typeof deleteCatalogCall>('DELETE /customer-catalogs/{id}');
const uploadEndpoint = endpoint<typeof uploadMenuFileCall>('POST /providers/{providerId}/menu-files');
const fileEndpoint = endpoint<typeof readMenuFile>('GET /providers/{providerId}/menu-files/{id}');
const typesEndpoint = endpoint<typeof listCatalogTypes>('GET /catalog-types');
const itemsEndpoint = endpoint<typeof listCatalogItems>('GET /catalog-items');
const categoriesEndpoint = endpoint<typeof listProviderCategories>('GET /provider-categories');
const spacesEndpoint = endpoint<typeof listSpaces>('GET /customer-spaces');
const createSpaceEndpoint = endpoint<typeof createSpaceCall>('POST /customer-spaces', { idempotent: true });
const updateSpaceEndpoint = endpoint<typeof updateSpaceCall>('PUT /customer-spaces/{id}');
const deleteSpaceEndpoint = endpoint<typeof deleteSpaceCall>('DELETE /customer-spaces/{id}');

/** All catalogs of a provider; there are at most fifty. */
export function catalogsOptions(providerId: number) {
  return queryOptions({
    queryKey: ['catalogs', providerId],
    queryFn: async ({ signal }) =>
      (await api(listEndpoint, { query: { providerId, limit: PAGE_LIMIT_MAX }, signal })).data,
    staleTime: 0,
  });
}

export type OfCatalog = { customerId: number; catalogId: number };

export async function readCatalog({ customerId, catalogId }: OfCatalog): Promise<Catalog> {
  return (await api(readEndpoint, { params: { id: customerId, catalogId } })).data;
}

export async function createCatalog(
  body: NewCatalogForm & { providerId: number },
  idempotencyKey: string,
): Promise<number> {
  return (await api(createEndpoint, { body, idempotencyKey })).data.id;
}

export async function updateCatalog(id: number, body: CatalogForm & { version: number }): Promise<Catalog> {
  return (await api(updateEndpoint, { params: { id }, body })).data;
}

export async function updatePrices(
  { customerId, catalogId }: OfCatalog,
  body: PricesForm & { version: number },
): Promise<Catalog> {
  return (await api(pricesEndpoint, { params: { id: customerId, catalogId }, body })).data;
}

export async function deleteCatalog(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}

export async function uploadMenuFile(providerId: number, file: File): Promise<MenuFile> {
  return (await api(uploadEndpoint, { params: { providerId }, body: {}, files: { file } })).data;
}

export async function readFile(params: { providerId: number; id: number }): Promise<Blob> {
  const file = await api(fileEndpoint, { params });
  if (!file) throw new Error('The file has no content.');
  return file;
}

export function catalogTypesOptions(providerCategoryId: number) {
  return queryOptions({
    queryKey: ['catalog-types', providerCategoryId],
    queryFn: async ({ signal }) => (await api(typesEndpoint, { query: { providerCategoryId }, signal })).data,
  });
}

/** The items and options that a type of catalog can price. */
export function catalogItemsOptions(catalogTypeId: number, providerCategoryId: number) {
  return queryOptions({
    queryKey: ['catalog-items', catalogTypeId, providerCategoryId],
    queryFn: async ({ signal }) =>
      (await api(itemsEndpoint, { query: { catalogTypeId, providerCategoryId }, signal })).data,
  });
}

/** Whether providers of a category have spaces. */
export function hasSpacesOptions(categoryId: number) {
  return queryOptions({
    queryKey: ['provider-categories', 'meta'],
    queryFn: async ({ signal }) =>
      (await api(categoriesEndpoint, { query: { scopes: 'getProviderCategoryMeta' }, signal })).data,
    select: (categories) => categories.find(({ id }) => id === categoryId)?.meta?.hasSpaces ?? false,
  });
}

export function spacesOptions(providerId: number) {
  return queryOptions({
    queryKey: ['spaces', providerId],
    queryFn: async ({ signal }) =>
      (await api(spacesEndpoint, { query: { providerId, limit: PAGE_LIMIT_MAX }, signal })).data,
    staleTime: 0,
  });
}

export async function createSpace(body: SpaceForm & { providerId: number }, idempotencyKey: string): Promise<void> {
  await api(createSpaceEndpoint, { body, idempotencyKey });
}

export async function updateSpace(id: number, body: SpaceForm & { version: number }): Promise<Space> {
  return (await api(updateSpaceEndpoint, { params: { id }, body })).data;
}

export async function deleteSpace(id: number): Promise<void> {
  await api(deleteSpaceEndpoint, { params: { id } });
}
