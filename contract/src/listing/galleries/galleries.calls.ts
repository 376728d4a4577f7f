import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { id, idParam, idsParam, text, Version } from '../../shared/fields.ts';
import { GALLERIES_PER_PROVIDER, GALLERY_NAME_MAX } from '../../shared/limits.ts';
import { GALLERY_STATUSES } from './media-rules.ts';

/** A photo in all its sizes, the smallest first; `url` is the largest. Addresses are signed and valid for days. */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
  /** In per cent: the point that stays visible where only a part of the photo has room. */
  focus: z.object({ x: z.int(), y: z.int() }),
});
export type Picture = z.output<typeof Picture>;

export const Gallery = z.object({
  id: id('gallery'),
  providerId: id('provider'),
  providerName: z.string(),
  name: z.string(),
  status: z.enum(GALLERY_STATUSES),
  /** Chosen by the vendor; null means the first photo that couples see. */
  coverMediaId: id('medium').nullable(),
  cover: Picture.nullable(),
  /** From 1. */
  order: z.int(),
  counts: z.object({
    all: z.int(),
    photos: z.int(),
    videos: z.int(),
    published: z.int(),
    pending: z.int(),
    rejected: z.int(),
    passive: z.int(),
  }),
  version: z.int(),
});
export type Gallery = z.output<typeof Gallery>;

const ofGallery = z.object({ id: idParam('gallery') });
const Galleries = one(z.array(Gallery));

export const listGalleries = call({
  name: 'galleries.list',
  method: 'GET',
  path: '/galleries',
  summary: 'The galleries of all the caller’s providers, by provider and in their order',
  access: memberFor('gallery'),
  query: z.object({
    providerIds: idsParam('provider').optional(),
    status: z.enum(GALLERY_STATUSES).optional(),
  }),
  responses: { 200: Galleries },
});

export const listProviderGalleries = call({
  name: 'galleries.listOfProvider',
  method: 'GET',
  path: '/providers/{id}/galleries',
  summary: 'The galleries of a provider, in their order',
  access: memberFor('gallery'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: Galleries },
});

export const readGallery = call({
  name: 'galleries.read',
  method: 'GET',
  path: '/galleries/{id}',
  summary: 'One gallery',
  access: memberFor('gallery'),
  params: ofGallery,
  responses: { 200: one(Gallery) },
});

export const GalleryName = text(GALLERY_NAME_MAX);

export const createGallery = call({
  name: 'galleries.create',
  method: 'POST',
  path: '/galleries',
  summary: `Add a gallery, as the last of at most ${GALLERIES_PER_PROVIDER}; it is passive until its first photo is added`,
  access: memberFor('gallery'),
  body: z.strictObject({ providerId: id('provider'), name: GalleryName }),
  responses: { 201: Created },
  idempotent: true,
});

export const GalleryForm = z.strictObject({
  name: GalleryName,
  status: z.enum(GALLERY_STATUSES),
  coverMediaId: id('medium').nullable(),
  version: Version,
});
export type GalleryForm = z.output<typeof GalleryForm>;

export const updateGallery = call({
  name: 'galleries.update',
  method: 'PUT',
  path: '/galleries/{id}',
  summary: 'Change the name, the cover and whether couples see it; it cannot become active without a photo',
  access: memberFor('gallery'),
  params: ofGallery,
  body: GalleryForm,
  responses: { 200: one(Gallery) },
});

export const deleteGallery = call({
  name: 'galleries.delete',
  method: 'DELETE',
  path: '/galleries/{id}',
  summary: 'Remove a gallery with all its media',
  access: memberFor('gallery'),
  params: ofGallery,
  responses: { 204: z.void() },
});

export const MoveOrder = z.strictObject({ position: z.int().min(1).max(100_000) });

export const moveGallery = call({
  name: 'galleries.moveOrder',
  method: 'PUT',
  path: '/galleries/{id}/move-order',
  summary: 'Move a gallery to a position (from 1) among those of its provider; a higher number moves it to the end',
  access: memberFor('gallery'),
  params: ofGallery,
  body: MoveOrder,
  responses: { 200: Galleries },
});
