import { listPublicListings, previewListing, readPublicListing } from '@bellbird/contract/insight/public-listings';
import { type Route, ok, page, route } from '#platform/http/route.ts';
import type { PublicListingsService } from './public-listings.service.ts';

export function publicListingsRoutes(listings: PublicListingsService): Route[] {
  return [
    route(readPublicListing, async ({ params }) => {
      const { listing, etag } = await listings.read(params.id);
      return { ...ok(listing), etag };
    }),
    route(listPublicListings, async ({ query }) => page(await listings.list(query), query)),
    route(previewListing, async ({ caller, params }) => ok(await listings.preview(caller, params.id))),
  ];
}
