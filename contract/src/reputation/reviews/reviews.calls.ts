import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Url, id, idParam, intParam, text } from '../../shared/fields.ts';
import {
  COUPLE_NAME_MAX,
  RATING_MAX,
  REVIEWS_ON_A_PAGE,
  REVIEWS_PER_IMPORT,
  TESTIMONIAL_MAX,
} from '../../shared/limits.ts';
import { REVIEW_CHANNELS, TRANSFER_STATES } from './review-channels.ts';

const access = memberFor('testimonials');
const ofProvider = z.object({ id: idParam('provider') });

export const ReviewChannel = z.object({
  id: id('reviewChannel'),
  channel: z.enum(REVIEW_CHANNELS),
  url: z.string(),
  status: z.enum(['active', 'passive']),
  comments: z.int(),
  /** How many reviews the page shows, as the vendor said at the last import. */
  pageTotal: z.int().nullable(),
});
export type ReviewChannel = z.output<typeof ReviewChannel>;

export const listReviewChannels = call({
  name: 'reviews.channels',
  method: 'GET',
  path: '/providers/{id}/review-channels',
  summary: 'The pages on other sites where couples review a provider',
  access,
  params: ofProvider,
  responses: { 200: one(z.array(ReviewChannel)) },
});

export const ReviewChannelForm = z.strictObject({ channel: z.enum(REVIEW_CHANNELS), url: Url });

export const addReviewChannel = call({
  name: 'reviews.addChannel',
  method: 'POST',
  path: '/providers/{id}/review-channels',
  summary: 'Add a page on another site that has reviews',
  access,
  params: ofProvider,
  body: ReviewChannelForm,
  responses: { 201: Created },
  idempotent: true,
});

export const ExternalComment = z.object({
  id: id('externalComment'),
  channelId: id('reviewChannel'),
  channel: z.enum(REVIEW_CHANNELS),
  author: z.string(),
  rating: z.int(),
  body: z.string(),
  date: Day,
  transferState: z.enum(TRANSFER_STATES),
});
export type ExternalComment = z.output<typeof ExternalComment>;

export const listExternalComments = call({
  name: 'reviews.list',
  method: 'GET',
  path: '/providers/{id}/external-comments',
  summary: 'Reviews from other sites, newest first',
  access,
  params: ofProvider,
  query: Paging.extend({
    channelId: idParam('reviewChannel').optional(),
    transferState: z.enum(TRANSFER_STATES).optional(),
    rating: intParam(1, RATING_MAX).optional(),
  }),
  responses: { 200: listOf(ExternalComment) },
});

export const readExternalFilters = call({
  name: 'reviews.filters',
  method: 'GET',
  path: '/providers/{id}/external-comments/filters',
  summary: 'The filters for reviews from other sites, with their counts',
  access,
  params: ofProvider,
  responses: {
    200: one(
      z.object({
        transferStates: z.record(z.enum(TRANSFER_STATES), z.int()),
        ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
        channels: z.array(z.object({ channelId: id('reviewChannel'), count: z.int() })),
      }),
    ),
  },
});

/** A review as written on another site. */
export const ExternalReview = z.strictObject({
  author: text(COUPLE_NAME_MAX),
  rating: z.int().min(1).max(RATING_MAX),
  body: text(TESTIMONIAL_MAX),
  date: Day,
});
export type ExternalReview = z.output<typeof ExternalReview>;

export const importExternalComments = call({
  name: 'reviews.import',
  method: 'POST',
  path: '/providers/{id}/external-comments',
  summary: 'Import reviews from a page on another site; known ones are not added again',
  access,
  params: ofProvider,
  body: z.strictObject({
    channelId: id('reviewChannel'),
    /** How many reviews the page shows; the team sees how many were left out. */
    pageTotal: z.int().min(1).max(REVIEWS_ON_A_PAGE),
    comments: z.array(ExternalReview).min(1).max(REVIEWS_PER_IMPORT),
  }),
  responses: { 200: one(z.object({ added: z.int(), known: z.int() })) },
});

export const transferExternalComments = call({
  name: 'reviews.transfer',
  method: 'POST',
  path: '/providers/{id}/external-comments/transfer',
  summary: 'Transfer reviews from other sites to comments; the team reviews each',
  access,
  params: ofProvider,
  body: z.strictObject({ ids: z.array(id('externalComment')).min(1).max(REVIEWS_PER_IMPORT) }),
  responses: { 200: one(z.object({ transferred: z.int() })) },
});
