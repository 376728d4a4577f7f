import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { LinkKey, id, idParam } from '../../shared/fields.ts';
import { BULK_MAX } from '../../shared/limits.ts';
import { Tags } from './medias.calls.ts';

/** Offered by Instagram, chosen by the vendor, imported into the gallery, or failed. */
export const INSTAGRAM_PHOTO_STATES = ['offered', 'wanted', 'arrived', 'failed'] as const;

/** The newest photos of a user's Instagram account to choose from. Stored for a day. */
export const InstagramVisit = z.object({
  id: id('instagramVisit'),
  galleryId: id('gallery'),
  photos: z.array(z.object({ id: id('instagramPhoto'), caption: z.string(), state: z.enum(INSTAGRAM_PHOTO_STATES) })),
});
export type InstagramVisit = z.output<typeof InstagramVisit>;

export const visitInstagram = call({
  name: 'galleries.visitInstagram',
  method: 'POST',
  path: '/galleries/{id}/instagram-visits',
  summary:
    'Read the caller’s Instagram photos: an empty body returns the sign-in address, the code from there returns the photos',
  access: memberFor('gallery'),
  params: z.object({ id: idParam('gallery') }),
  body: z
    .strictObject({ code: z.string().min(1).max(4096).optional(), state: LinkKey.optional() })
    .refine(({ code, state }) => (code === undefined) === (state === undefined), {
      path: ['state'],
      error: TEXT.required,
    })
    .meta({ examples: [{}] }),
  responses: { 200: one(z.object({ authUrl: z.url() })), 201: one(InstagramVisit) },
  neverActedFor: true,
});

const ofVisit = z.object({ id: idParam('instagramVisit') });

export const readInstagramVisit = call({
  name: 'galleries.readInstagramVisit',
  method: 'GET',
  path: '/instagram-visits/{id}',
  summary: 'The photos of a visit, and the state of their import',
  access: memberFor('gallery'),
  params: ofVisit,
  responses: { 200: one(InstagramVisit) },
});

export const previewInstagramPhoto = call({
  name: 'galleries.previewInstagramPhoto',
  method: 'GET',
  path: '/instagram-photos/{id}/preview',
  summary: 'A small preview of a photo on Instagram',
  access: memberFor('gallery'),
  params: z.object({ id: idParam('instagramPhoto') }),
  responses: { 200: 'blob' },
});

export const importInstagramPhotos = call({
  name: 'galleries.importInstagramPhotos',
  method: 'POST',
  path: '/instagram-visits/{id}/import',
  summary: 'Import chosen photos into the gallery, in the background; each waits for approval',
  access: memberFor('gallery'),
  params: ofVisit,
  body: z.strictObject({
    photoIds: z.array(id('instagramPhoto')).min(1, 'Please choose at least one photo.').max(BULK_MAX),
    tags: Tags,
    confirmed: z.literal(true, 'Please confirm this first.'),
  }),
  responses: { 202: one(z.object({})) },
});
