import {
  createCoupleProvider,
  createMarketplaceLead,
  deleteCoupleProvider,
  listCoupleProviders,
  listCoupleVisits,
  readCoupleProvider,
  readCoupleProviderStats,
  readCoupleStats,
  readLastActivity,
  receiveCoupleEvent,
  searchCouples,
  updateCoupleProvider,
} from '@bellbird/contract/couples/couples';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CoupleEventsService } from './couple-events.service.ts';
import type { CoupleProvidersService } from './couple-providers.service.ts';
import type { CouplesService } from './couples.service.ts';
import type { MarketplaceService } from './marketplace.service.ts';

type Services = {
  couples: CouplesService;
  deals: CoupleProvidersService;
  marketplace: MarketplaceService;
  events: CoupleEventsService;
};

export function couplesRoutes({ couples, deals, marketplace, events }: Services): Route[] {
  return [
    route(searchCouples, async ({ caller, query }) => ok(await couples.search(caller, query.coupleName))),
    route(readCoupleStats, async ({ caller, params }) => ok(await couples.stats(caller, params.id))),
    route(readLastActivity, async ({ caller, params }) => ok(await couples.lastActivity(caller, params.id))),
    route(listCoupleVisits, async ({ caller, query }) => page(await couples.visits(caller, query), query)),
    route(listCoupleProviders, async ({ caller, query }) => page(await deals.list(caller, query), query)),
    route(readCoupleProvider, async ({ caller, params }) => ok(await deals.read(caller, params.id))),
    route(createCoupleProvider, async ({ caller, body }) => created(await deals.create(caller, body))),
    route(updateCoupleProvider, async ({ caller, params, body }) => ok(await deals.update(caller, params.id, body))),
    route(deleteCoupleProvider, async ({ caller, params }) => {
      await deals.remove(caller, params.id);
      return noContent();
    }),
    route(readCoupleProviderStats, async ({ caller, query }) => ok(await deals.stats(caller, query))),
    route(createMarketplaceLead, async ({ body }) => created(await marketplace.create(body))),
    route(receiveCoupleEvent, async ({ body }) => {
      await events.receive(body);
      return noContent();
    }),
  ];
}
