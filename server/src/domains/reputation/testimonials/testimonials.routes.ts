import {
  addTestimonialImage,
  cancelCommentRequest,
  countCommentRequests,
  countTestimonials,
  createTestimonial,
  deleteTestimonial,
  deleteTestimonialImage,
  disputeTestimonial,
  listAskable,
  listTestimonialHistories,
  listTestimonialImages,
  listTestimonials,
  readTestimonial,
  replyToTestimonial,
  requestAllComments,
  requestComment,
  takeTestimonial,
  takeTestimonialImage,
  updateTestimonial,
} from '@bellbird/contract/reputation/testimonials';
import { fail } from '#platform/errors/app-error.ts';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CommentDisputesService } from './comment-disputes.service.ts';
import type { CommentImagesService } from './comment-images.service.ts';
import type { CommentRequestsService } from './comment-requests.service.ts';
import type { TestimonialsService } from './testimonials.service.ts';

type Services = {
  testimonials: TestimonialsService;
  requests: CommentRequestsService;
  images: CommentImagesService;
  disputes: CommentDisputesService;
};

export function testimonialsRoutes({ testimonials, requests, images, disputes }: Services): Route[] {
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
    route(disputeTestimonial, async ({ caller, params, body }) => ok(await disputes.open(caller, params.id, body))),
    route(listTestimonialImages, async ({ caller, params }) => ok(await testimonials.listImages(caller, params.id))),
    route(addTestimonialImage, async ({ caller, params, files }) =>
      created(await testimonials.addImage(caller, params.id, files.image ?? fail('invalid_fields'))),
    ),
    route(deleteTestimonialImage, async ({ caller, params }) => {
      await testimonials.removeImage(caller, params.id, params.imageId);
      return noContent();
    }),
    route(listTestimonialHistories, async ({ caller, params }) =>
      ok(await testimonials.listHistories(caller, params.id)),
    ),
    route(listAskable, async ({ caller, query }) => page(await requests.list(caller, query), query)),
    route(countCommentRequests, async ({ caller }) => ok(await requests.count(caller))),
    route(requestComment, async ({ caller, params }) => {
      await requests.request(caller, params.id);
      return noContent();
    }),
    route(cancelCommentRequest, async ({ caller, params }) => {
      await requests.cancel(caller, params.id);
      return noContent();
    }),
    route(requestAllComments, async ({ caller }) => ok(await requests.requestAll(caller))),
    route(takeTestimonial, async ({ body }) => created(await requests.take(body))),
    route(takeTestimonialImage, async ({ params, body }) => created(await images.take(params.id, body))),
  ];
}
