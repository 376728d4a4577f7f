import {
  addReviewChannel,
  importExternalComments,
  listExternalComments,
  listReviewChannels,
  readExternalFilters,
  transferExternalComments,
} from '@bellbird/contract/reputation/reviews';
import { created, ok, page, route, type Route } from '#platform/http/route.ts';
import type { ReviewsService } from './reviews.service.ts';

export function reviewsRoutes(reviews: ReviewsService): Route[] {
  return [
    route(listReviewChannels, async ({ caller, params }) => ok(await reviews.listChannels(caller, params.id))),
    route(addReviewChannel, async ({ caller, params, body }) =>
      created(await reviews.addChannel(caller, params.id, body)),
    ),
    route(listExternalComments, async ({ caller, params, query }) =>
      page(await reviews.list(caller, params.id, query), query),
    ),
    route(readExternalFilters, async ({ caller, params }) => ok(await reviews.readFilters(caller, params.id))),
    route(importExternalComments, async ({ caller, params, body }) =>
      ok(await reviews.import(caller, params.id, body)),
    ),
    route(transferExternalComments, async ({ caller, params, body }) =>
      ok(await reviews.transfer(caller, params.id, body.ids)),
    ),
  ];
}
