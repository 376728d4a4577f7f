import { z } from 'zod';
import { memberFor, partner } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import {
  Day,
  Instant,
  blankable,
  id,
  idParam,
  intParam,
  optionalText,
  publicText,
  text,
  Version,
} from '../../shared/fields.ts';
import {
  COUPLE_NAME_MAX,
  PARTNER_IMAGE_CHARS,
  RATING_MAX,
  TESTIMONIAL_DISPUTE_MAX,
  TESTIMONIAL_MAX,
  TESTIMONIAL_REPLY_MAX,
} from '../../shared/limits.ts';
import { imageUpload } from '../../shared/uploads.ts';
import { REVIEW_CHANNELS } from '../reviews/review-channels.ts';
import { ADDED_BY, ASK_BLOCKS, COMMENT_REQUESTS, DISPUTE_STATES, TESTIMONIAL_STATUSES } from './testimonial-status.ts';

export const TestimonialImage = z.object({ id: id('testimonialImage'), url: z.string() });

export const Testimonial = z.object({
  id: id('testimonial'),
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  couple: z.object({ name: z.string(), leadId: id('lead').nullable(), weddingDate: Day.nullable() }),
  addedBy: z.enum(ADDED_BY),
  /** Where and when a transferred review was written. */
  source: z.object({ channel: z.enum(REVIEW_CHANNELS), url: z.string(), writtenOn: Day }).nullable(),
  rating: z.int(),

  comments: z.string(),
  images: z.array(TestimonialImage),
  status: z.enum(TESTIMONIAL_STATUSES),
  /** A code of testimonial_rejected_reason. */
  rejectReason: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: Instant.nullable(),
  featured: z.boolean(),
  /** Once the vendor asked the team to take it down; the answer is the team’s. */
  dispute: z.object({ state: z.enum(DISPUTE_STATES), answer: z.string().nullable() }).nullable(),
  createdAt: Instant,
  version: z.int(),
});
export type Testimonial = z.output<typeof Testimonial>;

const ofTestimonial = z.object({ id: idParam('testimonial') });
const access = memberFor('testimonials');
const Rating = z.int().min(1).max(RATING_MAX);

export const listTestimonials = call({
  name: 'testimonials.list',
  method: 'GET',
  path: '/provider-testimonial',
  summary: 'Comments by couples, newest first',
  access,
  query: Paging.extend({
    status: z.enum(TESTIMONIAL_STATUSES).optional(),
    providerId: idParam('provider').optional(),
    rating: intParam(1, RATING_MAX).optional(),
    /** Only those without a reply. */
    unanswered: z.enum(['true']).optional(),
  }),
  responses: { 200: listOf(Testimonial) },
});

/** A comment that a couple gave in person or on a card, added by the vendor. */
export const TestimonialForm = z.strictObject({
  coupleName: text(COUPLE_NAME_MAX),
  weddingDate: blankable(Day).meta({ examples: ['2026-10-03'] }),
  rating: Rating,
  comments: publicText(text(TESTIMONIAL_MAX)),
});
export type TestimonialForm = z.output<typeof TestimonialForm>;

export const createTestimonial = call({
  name: 'testimonials.create',
  method: 'POST',
  path: '/provider-testimonial',
  summary: 'Add a couple’s comment; the team reviews it before it is published',
  access,
  body: TestimonialForm.extend({ providerId: id('provider') }),
  responses: { 201: Created },
  idempotent: true,
});

export const countTestimonials = call({
  name: 'testimonials.counts',
  method: 'GET',
  path: '/provider-testimonial/counts-by-status',
  summary: 'The number of comments in each status and without a reply, and the average rating',
  access,
  query: z.object({ providerId: idParam('provider').optional() }),
  responses: {
    200: one(
      z.object({
        counts: z.record(z.enum(TESTIMONIAL_STATUSES), z.int()),
        unanswered: z.int(),
        averageRating: z.number().nullable(),
      }),
    ),
  },
});

export const readTestimonial = call({
  name: 'testimonials.read',
  method: 'GET',
  path: '/provider-testimonial/{id}',
  summary: 'One comment',
  access,
  calledBy: 'api',
  params: ofTestimonial,
  responses: { 200: one(Testimonial) },
});

export const updateTestimonial = call({
  name: 'testimonials.update',
  method: 'PUT',
  path: '/provider-testimonial/{id}',
  summary: 'Feature a comment or not; edit one that the vendor added, until it is approved',
  access,
  params: ofTestimonial,
  body: TestimonialForm.partial().extend({ featured: z.boolean().optional(), version: Version }),
  responses: { 200: one(Testimonial) },
});

export const deleteTestimonial = call({
  name: 'testimonials.delete',
  method: 'DELETE',
  path: '/provider-testimonial/{id}',
  summary: 'Delete a comment that the vendor added, until it is approved; a couple’s own cannot be deleted',
  access,
  params: ofTestimonial,
  responses: { 204: z.void() },
});

export const replyToTestimonial = call({
  name: 'testimonials.reply',
  method: 'POST',
  path: '/provider-testimonial/{id}/comment',
  summary: 'Reply in public; an empty reply removes it',
  access,
  params: ofTestimonial,
  body: z.strictObject({ reply: publicText(optionalText(TESTIMONIAL_REPLY_MAX)) }),
  responses: { 200: one(Testimonial) },
});

export const TestimonialDispute = z.strictObject({
  /** A code of testimonial_rejected_reason. */
  reason: text(60).meta({ examples: ['not_a_customer'] }),
  text: text(TESTIMONIAL_DISPUTE_MAX),
});
export type TestimonialDispute = z.output<typeof TestimonialDispute>;

export const disputeTestimonial = call({
  name: 'testimonials.dispute',
  method: 'POST',
  path: '/provider-testimonial/{id}/disputes',
  summary: 'Ask the team to take a couple’s published comment down, once; until it has decided, couples read it',
  access,
  params: ofTestimonial,
  body: TestimonialDispute,
  responses: { 200: one(Testimonial) },
});

export const listTestimonialImages = call({
  name: 'testimonials.images',
  method: 'GET',
  path: '/provider-testimonial/{id}/images',
  summary: 'The pictures of a comment',
  access,
  calledBy: 'api',
  params: ofTestimonial,
  responses: { 200: one(z.array(TestimonialImage)) },
});

export const addTestimonialImage = call({
  name: 'testimonials.addImage',
  method: 'POST',
  path: '/provider-testimonial/{id}/images',
  summary: 'Add a picture to a comment that the vendor added, until it is approved',
  access,
  params: ofTestimonial,
  body: z.strictObject({}),
  files: { image: imageUpload({ required: true }) },
  responses: { 201: one(TestimonialImage) },
});

export const deleteTestimonialImage = call({
  name: 'testimonials.deleteImage',
  method: 'DELETE',
  path: '/provider-testimonial/{id}/images/{imageId}',
  summary: 'Remove a picture from a comment that the vendor added, until it is approved',
  access,
  params: ofTestimonial.extend({ imageId: idParam('testimonialImage') }),
  responses: { 204: z.void() },
});

export const TestimonialHistory = z.object({ kind: z.string(), who: z.string(), at: Instant });
export type TestimonialHistory = z.output<typeof TestimonialHistory>;

export const listTestimonialHistories = call({
  name: 'testimonials.histories',
  method: 'GET',
  path: '/provider-testimonial/{id}/histories',
  summary: 'The history of a comment',
  access,
  params: ofTestimonial,
  responses: { 200: one(z.array(TestimonialHistory)) },
});

export const requestComment = call({
  name: 'testimonials.request',
  method: 'POST',
  path: '/couple-providers/{id}/request-comment',
  summary: 'Ask a couple with a deal for a comment, by email, the day after their wedding or now if that has passed',
  access,
  params: z.object({ id: idParam('coupleProvider') }),
  body: z.strictObject({}),
  responses: { 204: z.void() },
});

export const cancelCommentRequest = call({
  name: 'testimonials.cancelRequest',
  method: 'DELETE',
  path: '/couple-providers/{id}/request-comment',
  summary: 'Cancel a request for a comment that has not been sent yet',
  access,
  params: z.object({ id: idParam('coupleProvider') }),
  responses: { 204: z.void() },
});

export const requestAllComments = call({
  name: 'testimonials.requestAll',
  method: 'POST',
  path: '/couple-providers/request-comments',
  summary: 'Ask everybody who can be asked for a comment: now, or the day after their wedding',
  access,
  body: z.strictObject({}),
  responses: { 200: one(z.object({ asked: z.int(), scheduled: z.int() })) },
});

export const Askable = z.object({
  id: id('coupleProvider'),
  coupleName: z.string(),
  providerName: z.string(),
  weddingDate: Day.nullable(),
  request: z.enum(COMMENT_REQUESTS),
  /** The day of the mail: the day after the wedding. */
  askOn: Day.nullable(),
  /** Why they cannot be asked; null when they can. */
  block: z.enum(ASK_BLOCKS).nullable(),
});
export type Askable = z.output<typeof Askable>;

export const listAskable = call({
  name: 'testimonials.askable',
  method: 'GET',
  path: '/couple-providers/comment-requests',
  summary: 'Couples with a deal, and whether they were asked for a comment',
  access,
  query: Paging.extend({ request: z.enum(COMMENT_REQUESTS).optional() }),
  responses: { 200: listOf(Askable) },
});

export const countCommentRequests = call({
  name: 'testimonials.requestCounts',
  method: 'GET',
  path: '/couple-providers/counts-by-comment-request',
  summary: 'How many couples were asked for a comment, have given one, or were not asked yet',
  access,
  responses: { 200: one(z.record(z.enum(COMMENT_REQUESTS), z.int())) },
});

export const takeTestimonial = call({
  name: 'testimonials.take',
  method: 'POST',
  path: '/dugun-testimonials',
  summary: 'The marketplace sends a couple’s comment; signed, and a repeat returns the same comment',
  access: partner,
  body: z.strictObject({ leadId: id('lead'), rating: Rating, comments: text(TESTIMONIAL_MAX) }),
  responses: { 201: Created },
});

export const takeTestimonialImage = call({
  name: 'testimonials.takeImage',
  method: 'POST',
  path: '/dugun-testimonials/{id}/images',
  summary: 'The marketplace sends a picture of a couple’s comment that waits for the team; a repeat adds nothing',
  access: partner,
  params: ofTestimonial,
  body: z.strictObject({
    /** The file name: jpg, jpeg or png. */
    name: text(200).meta({ examples: ['us.jpg'] }),
    content: z.base64().max(PARTNER_IMAGE_CHARS),
  }),
  responses: { 201: one(TestimonialImage) },
});
