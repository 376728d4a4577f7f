import {
  changeMedias,
  createGallery,
  createMedium,
  deleteGallery,
  deleteMedium,
  importInstagramPhotos,
  listGalleries,
  listMedias,
  listProviderGalleries,
  listProviderMedias,
  moveGallery,
  moveMedium,
  previewInstagramPhoto,
  readGallery,
  readInstagramVisit,
  readMedium,
  editPhoto,
  readPhotoEdit,
  replacePhoto,
  setMainImage,
  updateGallery,
  updateMedium,
  visitInstagram,
} from '@bellbird/contract/listing/galleries';
import { fail } from '#platform/errors/app-error.ts';
import { browserOf, redirectTo } from '#platform/http/oauth-redirect.ts';
import { type Route, accepted, created, file, noContent, ok, page, route } from '#platform/http/route.ts';
import type { GalleriesService } from './galleries.service.ts';
import type { InstagramService } from './instagram.service.ts';
import type { MediaBulkService } from './media-bulk.service.ts';
import type { MediasService } from './medias.service.ts';
import type { PhotoEditingService } from './photo-editing.service.ts';

type Services = {
  galleries: GalleriesService;
  medias: MediasService;
  editing: PhotoEditingService;
  bulk: MediaBulkService;
  instagram: InstagramService;
};

export function galleriesRoutes({ galleries, medias, editing, bulk, instagram }: Services): Route[] {
  return [
    route(listGalleries, async ({ caller, query }) => ok(await galleries.list(caller, query))),
    route(listProviderGalleries, async ({ caller, params }) => ok(await galleries.listOfProvider(caller, params.id))),
    route(readGallery, async ({ caller, params }) => ok(await galleries.read(caller, params.id))),
    route(createGallery, async ({ caller, body }) => created(await galleries.create(caller, body))),
    route(updateGallery, async ({ caller, params, body }) => ok(await galleries.update(caller, params.id, body))),
    route(deleteGallery, async ({ caller, params }) => {
      await galleries.remove(caller, params.id);
      return noContent();
    }),
    route(moveGallery, async ({ caller, params, body }) => ok(await galleries.move(caller, params.id, body.position))),
    route(listMedias, async ({ caller, query }) => page(await medias.list(caller, query), query)),
    route(listProviderMedias, async ({ caller, params, query }) =>
      page(await medias.listOfProvider(caller, params.id, query), query),
    ),
    route(readMedium, async ({ caller, params }) => ok(await medias.read(caller, params.id))),
    route(createMedium, async ({ caller, body, files }) => created(await medias.create(caller, body, files.photo))),
    route(replacePhoto, async ({ caller, params, files }) =>
      ok(await medias.replace(caller, params.id, files.photo ?? fail('bad_request'))),
    ),
    route(readPhotoEdit, async ({ caller, params }) => ok(await editing.read(caller, params.id))),
    route(editPhoto, async ({ caller, params, body }) => ok(await editing.edit(caller, params.id, body))),
    route(updateMedium, async ({ caller, params, body }) => ok(await medias.update(caller, params.id, body))),
    route(deleteMedium, async ({ caller, params }) => {
      await medias.remove(caller, params.id);
      return noContent();
    }),
    route(moveMedium, async ({ caller, params, body }) => ok(await medias.move(caller, params.id, body.position))),
    route(changeMedias, async ({ caller, body }) => ok(await bulk.change(caller, body))),
    route(visitInstagram, async ({ caller, params, body: { code, state }, facts }) => {
      if (!code || !state) return redirectTo(await instagram.begin(caller, params.id));
      return created(await instagram.finish(caller, params.id, { code, state, browser: browserOf(facts) }));
    }),
    route(readInstagramVisit, async ({ caller, params }) => ok(await instagram.read(caller, params.id))),
    route(previewInstagramPhoto, async ({ caller, params }) => file(await instagram.preview(caller, params.id))),
    route(importInstagramPhotos, async ({ caller, params, body }) => {
      await instagram.import(caller, params.id, body);
      return accepted();
    }),
    route(setMainImage, async ({ caller, params, body }) => ok(await medias.setMain(caller, params.id, body.mediaId))),
  ];
}
