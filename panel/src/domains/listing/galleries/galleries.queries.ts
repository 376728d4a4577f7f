import type {
  BulkMedia,
  GalleryForm,
  GalleryStatus,
  MediaFilter,
  MediaTag,
  MediumForm,
  changeMedias as changeMediasCall,
  createGallery as createGalleryCall,
  createMedium,
  deleteGallery as deleteGalleryCall,
  importInstagramPhotos as importInstagramPhotosCall,
  listGalleries,
  listMedias,
  listProviderGalleries,
  moveGallery as moveGalleryCall,
  moveMedium as moveMediumCall,
  previewInstagramPhoto,
  readGallery,
  readInstagramVisit,
  readMedium,
  PhotoEdit,
  editPhoto as editPhotoCall,
  readPhotoEdit,
  replacePhoto as replacePhotoCall,
  setMainImage as setMainImageCall,
  updateGallery as updateGalleryCall,
  updateMedium as updateMediumCall,
  visitInstagram,
} from '@bellbird/contract/listing/galleries';
import { GALLERY_PAGE_SIZE } from '@bellbird/contract/shared/limits';
import type { listItemDatas } from '@bellbird/contract/listing/items';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const productsEndpoint = endpoint<typeof listItemDatas>('GET /media/{id}/item-datas');
const allEndpoint = endpoint<typeof listGalleries>('GET /galleries');
const ofProviderEndpoint = endpoint<typeof listProviderGalleries>('GET /providers/{id}/galleries');
const readEndpoint = endpoint<typeof readGallery>('GET /galleries/{id}');
const createEndpoint = endpoint<typeof createGalleryCall>('POST /galleries', { idempotent: true });
const updateEndpoint = endpoint<typeof updateGalleryCall>('PUT /galleries/{id}');
const deleteEndpoint = endpoint<typeof deleteGalleryCall>('DELETE /galleries/{id}');
const moveEndpoint = endpoint<typeof moveGalleryCall>('PUT /galleries/{id}/move-order');
const mediaEndpoint = endpoint<typeof listMedias>('GET /medias');
const readMediumEndpoint = endpoint<typeof readMedium>('GET /medias/{id}');
const addMediumEndpoint = endpoint<typeof createMedium>('POST /medias');
const photoEditEndpoint = endpoint<typeof readPhotoEdit>('GET /medias/{id}/edit');
const editPhotoEndpoint = endpoint<typeof editPhotoCall>('PUT /medias/{id}/edit');
const replaceEndpoint = endpoint<typeof replacePhotoCall>('POST /medias/{id}/photo');
const updateMediumEndpoint = endpoint<typeof updateMediumCall>('PUT /medias/{id}');
const moveMediumEndpoint = endpoint<typeof moveMediumCall>('PUT /medias/{id}/move-order');
const bulkEndpoint = endpoint<typeof changeMediasCall>('POST /medias/bulk');
const mainImageEndpoint = endpoint<typeof setMainImageCall>('PUT /providers/{id}/main-image');

const instagramEndpoint = endpoint<typeof visitInstagram>('POST /galleries/{id}/instagram-visits');
const visitEndpoint = endpoint<typeof readInstagramVisit>('GET /instagram-visits/{id}');
const previewEndpoint = endpoint<typeof previewInstagramPhoto>('GET /instagram-photos/{id}/preview');
const importEndpoint = endpoint<typeof importInstagramPhotosCall>('POST /instagram-visits/{id}/import');

/** Changes in a gallery affect several lists, so all of them share this key. */
export const galleriesKey = ['galleries'] as const;

export type GalleriesFilter = { providerIds?: string | undefined; status?: GalleryStatus | undefined };

export function allGalleriesOptions(query: GalleriesFilter) {
  return queryOptions({
    queryKey: [...galleriesKey, 'all', query],
    queryFn: async ({ signal }) => (await api(allEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function providerGalleriesOptions(providerId: number) {
  return queryOptions({
    queryKey: [...galleriesKey, 'of-provider', providerId],
    queryFn: async ({ signal }) => (await api(ofProviderEndpoint, { params: { id: providerId }, signal })).data,
  });
}

export function galleryOptions(id: number) {
  return queryOptions({
    queryKey: [...galleriesKey, 'one', id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
  });
}

export type MediaListing = { galleryId: number; page: number; show?: MediaFilter | undefined };

export function mediaOptions(listing: MediaListing) {
  return queryOptions({
    queryKey: [...galleriesKey, 'media', listing],
    queryFn: ({ signal }) => api(mediaEndpoint, { query: { ...listing, limit: GALLERY_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function mediumOptions(id: number) {
  return queryOptions({
    queryKey: [...galleriesKey, 'medium', id],
    queryFn: async ({ signal }) => (await api(readMediumEndpoint, { params: { id }, signal })).data,
  });
}

export async function createGallery(body: { providerId: number; name: string }, key: string): Promise<{ id: number }> {
  return (await api(createEndpoint, { body, idempotencyKey: key })).data;
}

export async function updateGallery(id: number, body: GalleryForm): Promise<void> {
  await api(updateEndpoint, { params: { id }, body });
}

export async function deleteGallery(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}

export async function moveGallery(id: number, position: number): Promise<void> {
  await api(moveEndpoint, { params: { id }, body: { position } });
}

export type NewMedium = { galleryId: number; tags: readonly string[]; caption: string; uploadId: string };
type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadPhoto(medium: NewMedium, photo: File, { signal, onPercent }: Way): Promise<void> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  await api(addMediumEndpoint, { body: toFields(medium), files: { photo }, signal, onUploadProgress });
}

export async function addVideo(medium: NewMedium & { video: string }): Promise<void> {
  await api(addMediumEndpoint, { body: { ...toFields(medium), video: medium.video }, files: {} });
}

/** The form has already required the confirmation. */
function toFields({ galleryId, tags, caption, uploadId }: NewMedium) {
  return { galleryId, tags: tags.join(','), caption, uploadId, confirmed: 'true' as const };
}

export async function replacePhoto(id: number, photo: File): Promise<void> {
  await api(replaceEndpoint, { params: { id }, body: { confirmed: 'true' }, files: { photo } });
}

/** Read each time: the address of the original is good for a while only. */
export function photoEditOptions(id: number) {
  return queryOptions({
    queryKey: [...galleriesKey, 'edit', id],
    queryFn: async ({ signal }) => (await api(photoEditEndpoint, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

export async function editPhoto(id: number, body: PhotoEdit & { version: number }): Promise<void> {
  await api(editPhotoEndpoint, { params: { id }, body });
}

export async function updateMedium(id: number, body: MediumForm): Promise<void> {
  await api(updateMediumEndpoint, { params: { id }, body });
}

export async function moveMedium(id: number, position: number): Promise<void> {
  await api(moveMediumEndpoint, { params: { id }, body: { position } });
}

export async function changeMedias(body: BulkMedia): Promise<{ changed: number; left: number }> {
  return (await api(bulkEndpoint, { body })).data;
}

export async function setMainImage(providerId: number, mediaId: number): Promise<void> {
  await api(mainImageEndpoint, { params: { id: providerId }, body: { mediaId } });
}

/** The address where Instagram asks for permission. */
export async function beginInstagramVisit(galleryId: number): Promise<string> {
  const { data } = await api(instagramEndpoint, { params: { id: galleryId }, body: {} });
  if (!('authUrl' in data)) throw new Error('Instagram was to be visited first.');
  return data.authUrl;
}

/** Exchanges the code for a visit with photos to choose from. */
export async function finishInstagramVisit(galleryId: number, code: string, state: string): Promise<number> {
  const { data } = await api(instagramEndpoint, { params: { id: galleryId }, body: { code, state } });
  if (!('photos' in data)) throw new Error('Instagram was visited already.');
  return data.id;
}

const ON_THE_WAY_MS = 1500;

/** Refetched while photos are being imported. */
export function instagramVisitOptions(id: number) {
  return queryOptions({
    queryKey: ['instagram-visits', id],
    queryFn: async ({ signal }) => (await api(visitEndpoint, { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.photos.some((photo) => photo.state === 'wanted') && ON_THE_WAY_MS,
  });
}

export function instagramPreviewOptions(id: number) {
  return queryOptions({
    queryKey: ['instagram-photos', id],
    queryFn: async ({ signal }) => (await api(previewEndpoint, { params: { id }, signal })) ?? new Blob(),
    staleTime: Infinity,
  });
}

export async function importInstagramPhotos(id: number, photoIds: number[], tags: MediaTag[]): Promise<void> {
  await api(importEndpoint, { params: { id }, body: { photoIds, tags, confirmed: true } });
}

export function productsOptions(mediumId: number) {
  return queryOptions({
    queryKey: ['medium-products', mediumId],
    queryFn: async ({ signal }) => (await api(productsEndpoint, { params: { id: mediumId }, signal })).data,
  });
}
