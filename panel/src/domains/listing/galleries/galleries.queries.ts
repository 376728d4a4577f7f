import type {
  BulkMedia,
  GalleryForm,
  GalleryStatus,
  MediaFilter,
  MediaTag,
  MediumForm,
  PhotoEdit,
} from '@bellbird/contract/listing/galleries';
import { GALLERY_PAGE_SIZE } from '@bellbird/contract/shared/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const addMediumRoute = 'POST /medias';

const instagramRoute = 'POST /galleries/{id}/instagram-visits';

/** Changes in a gallery affect several lists, so all of them share this key. */
export const galleriesKey = ['galleries'] as const;

export type GalleriesFilter = { providerIds?: string | undefined; status?: GalleryStatus | undefined };

export const allGalleriesOptions = (query: GalleriesFilter) =>
  dataOptions([...galleriesKey, 'all', query], 'GET /galleries', { query, placeholderData: keepPreviousData });

export const providerGalleriesOptions = (providerId: number) =>
  dataOptions([...galleriesKey, 'of-provider', providerId], 'GET /providers/{id}/galleries', {
    params: { id: providerId },
  });

export const galleryOptions = (id: number) =>
  dataOptions([...galleriesKey, 'one', id], 'GET /galleries/{id}', { params: { id } });

export type MediaListing = { galleryId: number; page: number; show?: MediaFilter | undefined };

export const mediaOptions = (listing: MediaListing) =>
  answerOptions([...galleriesKey, 'media', listing], 'GET /medias', {
    query: { ...listing, limit: GALLERY_PAGE_SIZE },
    placeholderData: keepPreviousData,
  });

export const mediumOptions = (id: number) =>
  dataOptions([...galleriesKey, 'medium', id], 'GET /medias/{id}', { params: { id } });

export const createGallery = async (body: { providerId: number; name: string }, key: string) =>
  (await api('POST /galleries', { body, idempotencyKey: key })).data;
export const updateGallery = (id: number, body: GalleryForm) => api('PUT /galleries/{id}', { params: { id }, body });
export const deleteGallery = (id: number) => api('DELETE /galleries/{id}', { params: { id } });
export const moveGallery = (id: number, position: number) =>
  api('PUT /galleries/{id}/move-order', { params: { id }, body: { position } });

export type NewMedium = { galleryId: number; tags: readonly string[]; caption: string; uploadId: string };
type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadPhoto(medium: NewMedium, photo: File, { signal, onPercent }: Way): Promise<void> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  await api(addMediumRoute, { body: toFields(medium), files: { photo }, signal, onUploadProgress });
}

export const addVideo = (medium: NewMedium & { video: string }) =>
  api(addMediumRoute, { body: { ...toFields(medium), video: medium.video }, files: {} });

/** The form has already required the confirmation. */
function toFields({ galleryId, tags, caption, uploadId }: NewMedium) {
  return { galleryId, tags: tags.join(','), caption, uploadId, confirmed: 'true' as const };
}

export const replacePhoto = (id: number, photo: File) =>
  api('POST /medias/{id}/photo', { params: { id }, body: { confirmed: 'true' }, files: { photo } });

/** Read each time: the address of the original is good for a while only. */
export const photoEditOptions = (id: number) =>
  dataOptions([...galleriesKey, 'edit', id], 'GET /medias/{id}/edit', { params: { id }, staleTime: 0, gcTime: 0 });

export const editPhoto = (id: number, body: PhotoEdit & { version: number }) =>
  api('PUT /medias/{id}/edit', { params: { id }, body });
export const updateMedium = (id: number, body: MediumForm) => api('PUT /medias/{id}', { params: { id }, body });
export const moveMedium = (id: number, position: number) =>
  api('PUT /medias/{id}/move-order', { params: { id }, body: { position } });
export const changeMedias = async (body: BulkMedia) => (await api('POST /medias/bulk', { body })).data;
export const setMainImage = (providerId: number, mediaId: number) =>
  api('PUT /providers/{id}/main-image', { params: { id: providerId }, body: { mediaId } });

/** The address where Instagram asks for permission. */
export async function beginInstagramVisit(galleryId: number): Promise<string> {
  const { data } = await api(instagramRoute, { params: { id: galleryId }, body: {} });
  if (!('authUrl' in data)) throw new Error('Instagram was to be visited first.');
  return data.authUrl;
}

/** Exchanges the code for a visit with photos to choose from. */
export async function finishInstagramVisit(galleryId: number, code: string, state: string): Promise<number> {
  const { data } = await api(instagramRoute, { params: { id: galleryId }, body: { code, state } });
  if (!('photos' in data)) throw new Error('Instagram was visited already.');
  return data.id;
}

const ON_THE_WAY_MS = 1500;

/** Refetched while photos are being imported. */
export const instagramVisitOptions = (id: number) =>
  dataOptions(['instagram-visits', id], 'GET /instagram-visits/{id}', {
    params: { id },
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.photos.some((photo) => photo.state === 'wanted') && ON_THE_WAY_MS,
  });

export function instagramPreviewOptions(id: number) {
  return queryOptions({
    queryKey: ['instagram-photos', id],
    queryFn: async ({ signal }) =>
      (await api('GET /instagram-photos/{id}/preview', { params: { id }, signal })) ?? new Blob(),
    staleTime: Infinity,
  });
}

export const importInstagramPhotos = (id: number, photoIds: number[], tags: MediaTag[]) =>
  api('POST /instagram-visits/{id}/import', { params: { id }, body: { photoIds, tags, confirmed: true } });

export const productsOptions = (mediumId: number) =>
  dataOptions(['medium-products', mediumId], 'GET /media/{id}/item-datas', { params: { id: mediumId } });
