import type { ItemForm, ItemPictureKind, ItemShown } from '@bellbird/contract/listing/items';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const PAGE_SIZE = 100;

/** The products of a provider in their order, page by page. */
export function itemsOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['items', providerId, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /provider-items', { query: { providerId, page: pageParam, limit: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export const itemOptions = (providerId: number, id: number) =>
  dataOptions(['items', providerId, 'item', id], 'GET /provider-items/{id}', { params: { id } });

export const optionGroupsOptions = (providerId: number) =>
  dataOptions(['items', providerId, 'option-groups'], 'GET /item-option-groups', { query: { providerId } });

/** The same key is sent again when the answer was lost, so that the product is created once. */
export const createItem = (providerId: number, form: ItemForm, idempotencyKey: string) =>
  api('POST /provider-items', { body: { providerId, ...form }, idempotencyKey });
export const updateItem = (id: number, version: number, form: ItemForm) =>
  api('PUT /provider-items/{id}', { params: { id }, body: { ...form, version } });
export const deleteItem = (id: number) => api('DELETE /provider-items/{id}', { params: { id } });
export const restoreItem = (id: number) => api('PUT /provider-items/{id}/restoration', { params: { id } });
export const moveItem = (id: number, order: number) =>
  api('PUT /provider-items/{id}/move-order', { params: { id }, body: { order } });
export const showItem = async (id: number, status: ItemShown) =>
  (await api('PUT /provider-items/{id}/status', { params: { id }, body: { status } })).data;
export const uploadPicture = async (providerId: number, kind: ItemPictureKind, image: File) =>
  (await api('POST /providers/{id}/item-pictures', { params: { id: providerId }, body: { kind }, files: { image } }))
    .data;

const PHOTOS_PAGE = 24;

/** The provider's published photos, gallery by gallery, page by page. */
export function galleryPhotosOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['items', providerId, 'gallery-photos'],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: PHOTOS_PAGE, type: 'photo' as const, show: 'published' as const };
      return api('GET /providers/{id}/medias', { params: { id: providerId }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export const choosePicture = async (providerId: number, kind: ItemPictureKind, mediaId: number) =>
  (
    await api('POST /providers/{id}/item-pictures/from-gallery', {
      params: { id: providerId },
      body: { kind, mediaId },
    })
  ).data;
