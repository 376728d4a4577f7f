import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import {
  Instant,
  Uuid,
  id,
  idParam,
  intParam,
  listParam,
  optionalText,
  publicText,
  Version,
} from '../../shared/fields.ts';
import { BULK_MAX, CAPTION_MAX, GALLERY_PAGE_SIZE, PAGE_LIMIT_MAX } from '../../shared/limits.ts';
import { imageUpload } from '../../shared/uploads.ts';
import { MoveOrder, Picture } from './galleries.calls.ts';
import { GALLERY_STATUSES, MEDIA_STATUSES, MEDIA_TAGS, MEDIA_TYPES } from './media-rules.ts';
import { CROP_MIN, TURNS, WHOLE, isWithin } from './photo-edit.ts';
import { VIDEO_HOSTS, readVideoLink } from '../../shared/video-links.ts';

export const Medium = z.object({
  id: id('medium'),
  galleryId: id('gallery'),
  providerId: id('provider'),
  type: z.enum(MEDIA_TYPES),
  /** The largest size of a photo; null for a video. */
  url: z.string().nullable(),
  picture: Picture.nullable(),
  embedUrl: z.string().nullable(),
  video: z.object({ host: z.enum(VIDEO_HOSTS), id: z.string().nullable() }).nullable(),
  caption: z.string(),
  tags: z.array(z.enum(MEDIA_TAGS)),
  status: z.enum(MEDIA_STATUSES),
  isPublished: z.boolean(),
  rejectReason: z.string().nullable(),
  isMain: z.boolean(),
  /** From 1. */
  order: z.int(),
  fileName: z.string().nullable(),
  createdAt: Instant,
  version: z.int(),
});
export type Medium = z.output<typeof Medium>;

/** The filter chips above the photos. */
export const MEDIA_FILTERS = ['published', 'pending', 'rejected', 'passive'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

const Listing = Paging.extend({
  limit: intParam(1, PAGE_LIMIT_MAX).default(GALLERY_PAGE_SIZE),
  show: z.enum(MEDIA_FILTERS).optional(),
  type: z.enum(MEDIA_TYPES).optional(),
  tag: z.enum(MEDIA_TAGS).optional(),
});

export const listMedias = call({
  name: 'galleries.listMedias',
  method: 'GET',
  path: '/medias',
  summary: 'The media of a gallery, or of all the caller’s galleries, in their order',
  access: memberFor('gallery'),
  query: Listing.extend({ galleryId: idParam('gallery').optional() }),
  responses: { 200: listOf(Medium) },
});

export const listProviderMedias = call({
  name: 'galleries.listMediasOfProvider',
  method: 'GET',
  path: '/providers/{id}/medias',
  summary: 'The media of a provider, gallery by gallery',
  access: memberFor('gallery'),
  params: z.object({ id: idParam('provider') }),
  query: Listing,
  responses: { 200: listOf(Medium) },
});

const ofMedium = z.object({ id: idParam('medium') });

export const readMedium = call({
  name: 'galleries.readMedium',
  method: 'GET',
  path: '/medias/{id}',
  summary: 'One medium',
  access: memberFor('gallery'),
  params: ofMedium,
  responses: { 200: one(Medium) },
});

const ONE_TAG = 'Please choose at least one tag.';
const Tag = z.enum(MEDIA_TAGS);
export const Tags = z.array(Tag).min(1, ONE_TAG).max(MEDIA_TAGS.length);
export const Caption = publicText(optionalText(CAPTION_MAX));
export const VideoLink = optionalText(500).refine(
  (link) => readVideoLink(link) !== undefined,
  'Please use a link to a video on YouTube, Vimeo or Dailymotion.',
);
const tagsAsText = listParam(Tag, MEDIA_TAGS.length).refine((tags) => tags.length > 0, ONE_TAG);
const Checkbox = z.literal('true', 'Please confirm this first.');

export const galleryPhoto = imageUpload({ required: false });

/** Either a photo or the link of a video. */
export const createMedium = call({
  name: 'galleries.createMedium',
  method: 'POST',
  path: '/medias',
  summary: 'Add a photo or a video as the last of a gallery; it waits for approval',
  access: memberFor('gallery'),
  body: z.strictObject({
    galleryId: idParam('gallery'),
    tags: tagsAsText,
    caption: Caption.default(''),
    video: VideoLink.meta({ examples: ['https://youtu.be/aqz-KE-bpKQ'] }).optional(),
    /** The vendor confirms that there is no contact information and no logo. */
    confirmed: Checkbox,
    /** Chosen by the client; an upload that is sent twice is stored once. */
    uploadId: Uuid,
  }),
  files: { photo: galleryPhoto },
  responses: { 201: one(Medium) },
});

export const replacePhoto = call({
  name: 'galleries.replacePhoto',
  method: 'POST',
  path: '/medias/{id}/photo',
  summary: 'Replace a photo; it waits for approval again',
  access: memberFor('gallery'),
  params: ofMedium,
  body: z.strictObject({ confirmed: Checkbox }),
  files: { photo: imageUpload({ required: true }) },
  responses: { 200: one(Medium) },
});

const Share = z.number().min(0).max(1);
const Percent = z.int().min(0).max(100);

export const PhotoEditForm = z.strictObject({
  turn: z.literal(TURNS),
  crop: z
    .strictObject({ x: Share, y: Share, width: Share.min(CROP_MIN), height: Share.min(CROP_MIN) })
    .refine((crop) => isWithin(crop, WHOLE), 'Please choose a part of the photo.')
    .meta({ examples: [WHOLE] }),
  focus: z.strictObject({ x: Percent, y: Percent }),
});

export const readPhotoEdit = call({
  name: 'galleries.readPhotoEdit',
  method: 'GET',
  path: '/medias/{id}/edit',
  summary: 'A photo as it was uploaded, and how it is turned and cropped now',
  access: memberFor('gallery'),
  params: ofMedium,
  responses: { 200: one(z.object({ originalUrl: z.string(), edit: PhotoEditForm, version: Version })) },
});

export const editPhoto = call({
  name: 'galleries.editPhoto',
  method: 'PUT',
  path: '/medias/{id}/edit',
  summary:
    'Turn and crop a photo and choose its focus; the original is kept. Showing more than the team has seen waits for approval',
  access: memberFor('gallery'),
  params: ofMedium,
  body: PhotoEditForm.extend({ version: Version }),
  responses: { 200: one(Medium) },
});

export const MediumForm = z.strictObject({
  tags: Tags,
  caption: Caption,
  /** Unchanged when left out. */
  status: z.enum(GALLERY_STATUSES).optional(),
  version: Version,
});
export type MediumForm = z.output<typeof MediumForm>;

export const updateMedium = call({
  name: 'galleries.updateMedium',
  method: 'PUT',
  path: '/medias/{id}',
  summary: 'Change the tags, the caption and whether couples see it',
  access: memberFor('gallery'),
  params: ofMedium,
  body: MediumForm,
  responses: { 200: one(Medium) },
});

export const deleteMedium = call({
  name: 'galleries.deleteMedium',
  method: 'DELETE',
  path: '/medias/{id}',
  summary: 'Remove a medium; a gallery without photos becomes passive',
  access: memberFor('gallery'),
  calledBy: 'api',
  params: ofMedium,
  responses: { 204: z.void() },
});

export const moveMedium = call({
  name: 'galleries.moveMedium',
  method: 'PUT',
  path: '/medias/{id}/move-order',
  summary: 'Move a medium to a position (from 1) in its gallery; a higher number moves it to the end',
  access: memberFor('gallery'),
  params: ofMedium,
  body: MoveOrder,
  responses: { 200: one(Medium) },
});

const mediaIds = z.array(id('medium')).min(1).max(BULK_MAX);

export const BulkMedia = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('delete'), mediaIds }),
  z.strictObject({ type: z.literal('status'), mediaIds, status: z.enum(GALLERY_STATUSES) }),
  z.strictObject({ type: z.literal('add_tags'), mediaIds, tags: Tags }),
]);
export type BulkMedia = z.output<typeof BulkMedia>;

export const changeMedias = call({
  name: 'galleries.changeMedias',
  method: 'POST',
  path: '/medias/bulk',
  summary: 'One change to many media of the caller; those it does not apply to stay unchanged',
  access: memberFor('gallery'),
  body: BulkMedia,
  responses: { 200: one(z.object({ changed: z.int(), left: z.int() })) },
});

export const setMainImage = call({
  name: 'galleries.setMainImage',
  method: 'PUT',
  path: '/providers/{id}/main-image',
  summary: 'Make an active photo the main image of the provider',
  access: memberFor('gallery'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({ mediaId: id('medium') }),
  responses: { 200: one(Medium) },
});
