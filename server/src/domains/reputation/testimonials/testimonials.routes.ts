import {
  addTestimonialImage,
  countCommentRequests,
  countTestimonials,
  createTestimonial,
  deleteTestimonial,
  listAskable,
  listTestimonialHistories,
  listTestimonialImages,
  listTestimonials,
  readTestimonial,
  replyToTestimonial,
  requestComment,
  takeTestimonial,
  updateTestimonial,
} from '@bellbird/contract/reputation/testimonials';
import { fail } from '#platform/errors/app-error.ts';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CommentRequestsService } from './comment-requests.service.ts';
import type { TestimonialsService } from './testimonials.service.ts';

export function testimonialsRoutes(testimonials: TestimonialsService, requests: CommentRequestsService): Route[] {
  return [
    route(listTestimonials, async ({ caller, query }) => page(await testimonials.list(caller, query), query)),
    route(createTestimonial, async ({ caller, body }) => created(await testimonials.create(caller, body))),
    route(countTestimonials, async ({ caller, query }) => ok(await testimonials.count(caller, query.providerId))),
    route(readTestimonial, async ({ caller, params }) => ok(await testimonials.read(caller, params.id))),
    route(updateTestimonial, async ({ caller, params, body }) =>
      ok(await testimonials.update(caller, params.id, body)),
    ),
    route(deleteTestimonial, async ({ caller, params }) => {
      await testimonials.remove(caller, params.id);
      return noContent();
    }),
    route(replyToTestimonial, async ({ caller, params, body }) =>
      ok(await testimonials.reply(caller, params.id, body.reply)),
    ),
    route(listTestimonialImages, async ({ caller, params }) => ok(await testimonials.listImages(caller, params.id))),
    route(addTestimonialImage, async ({ caller, params, files }) =>
      created(await testimonials.addImage(caller, params.id, files.image ?? fail('invalid_fields'))),
    ),
    route(listTestimonialHistories, async ({ caller, params }) =>
      ok(await testimonials.listHistories(caller, params.id)),
    ),
    route(listAskable, async ({ caller, query }) => page(await requests.list(caller, query), query)),
    route(countCommentRequests, async ({ caller }) => ok(await requests.count(caller))),
    route(requestComment, async ({ caller, params }) => {
      await requests.request(caller, params.id);
      return noContent();
    }),
    route(takeTestimonial, async ({ body }) => created(await requests.take(body))),
  ];
}
