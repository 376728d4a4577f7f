import type {
  Item,
  ItemForm,
  ItemPicture,
  ItemPictureKind,
  ItemShown,
  chooseItemPicture,
  createItem as createItemCall,
  deleteItem as deleteItemCall,
  listItemOptionGroups,
  listItems,
  moveItem as moveItemCall,
  readItem,
  restoreItem as restoreItemCall,
  showItem as showItemCall,
  updateItem as updateItemCall,
  uploadItemPicture,
} from '@bellbird/contract/listing/items';
import type { listProviderMedias } from '@bellbird/contract/listing/galleries';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const mediasEndpoint = endpoint<typeof listProviderMedias>('GET /providers/{id}/medias');
const chooseEndpoint = endpoint<typeof chooseItemPicture>('POST /providers/{id}/item-pictures/from-gallery');
const listEndpoint = endpoint<typeof listItems>('GET /provider-items');
const readEndpoint = endpoint<typeof readItem>('GET /provider-items/{id}');
const createEndpoint = endpoint<typeof createItemCall>('POST /provider-items', { idempotent: true });
const updateEndpoint = endpoint<typeof updateItemCall>('PUT /provider-items/{id}');
const deleteEndpoint = endpoint<typeof deleteItemCall>('DELETE /provider-items/{id}');
const restoreEndpoint = endpoint<typeof restoreItemCall>('PUT /provider-items/{id}/restoration');
const moveEndpoint = endpoint<typeof moveItemCall>('PUT /provider-items/{id}/move-order');
const showEndpoint = endpoint<typeof showItemCall>('PUT /provider-items/{id}/status');
const groupsEndpoint = endpoint<typeof listItemOptionGroups>('GET /item-option-groups');
const pictureEndpoint = endpoint<typeof uploadItemPicture>('POST /providers/{id}/item-pictures');

const PAGE_SIZE = 100;

/** The products of a provider in their order, page by page. */
export function itemsOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['items', providerId, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api(listEndpoint, { query: { providerId, page: pageParam, limit: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export function itemOptions(providerId: number, id: number) {
  return queryOptions({
    queryKey: ['items', providerId, 'item', id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
  });
}

export function optionGroupsOptions(providerId: number) {
  return queryOptions({
    queryKey: ['items', providerId, 'option-groups'],
    queryFn: async ({ signal }) => (await api(groupsEndpoint, { query: { providerId }, signal })).data,
  });
}

/** The same key is sent again when the answer was lost, so that the product is created once. */
export async function createItem(providerId: number, form: ItemForm, idempotencyKey: string): Promise<void> {
  await api(createEndpoint, { body: { providerId, ...form }, idempotencyKey });
}

export async function updateItem(id: number, version: number, form: ItemForm): Promise<void> {
  await api(updateEndpoint, { params: { id }, body: { ...form, version } });
}

export async function deleteItem(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}

export async function restoreItem(id: number): Promise<void> {
  await api(restoreEndpoint, { params: { id } });
}

export async function moveItem(id: number, order: number): Promise<void> {
  await api(moveEndpoint, { params: { id }, body: { order } });
}

export async function showItem(id: number, status: ItemShown): Promise<Item> {
  return (await api(showEndpoint, { params: { id }, body: { status } })).data;
}

export async function uploadPicture(providerId: number, kind: ItemPictureKind, image: File): Promise<ItemPicture> {
  return (await api(pictureEndpoint, { params: { id: providerId }, body: { kind }, files: { image } })).data;
}

const PHOTOS_PAGE = 24;

/** The provider's published photos, gallery by gallery, page by page. */
export function galleryPhotosOptions(providerId: number) {
  return infiniteQueryOptions({
    queryKey: ['items', providerId, 'gallery-photos'],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: PHOTOS_PAGE, type: 'photo' as const, show: 'published' as const };
      return api(mediasEndpoint, { params: { id: providerId }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export async function choosePicture(providerId: number, kind: ItemPictureKind, mediaId: number): Promise<ItemPicture> {
  return (await api(chooseEndpoint, { params: { id: providerId }, body: { kind, mediaId } })).data;
}
