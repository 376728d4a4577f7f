import {
  createCoupleProvider,
  deleteCoupleProvider,
  listCoupleProviders,
  readCoupleProvider,
  readCoupleProviderStats,
  updateCoupleProvider,
} from '@bellbird/contract/couples/leads';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { DealsService } from './deals.service.ts';

export function dealsRoutes(deals: DealsService): Route[] {
  return [
    route(listCoupleProviders, async ({ caller, query }) => page(await deals.list(caller, query), query)),
    route(readCoupleProvider, async ({ caller, params }) => ok(await deals.read(caller, params.id))),
    route(createCoupleProvider, async ({ caller, body }) => created(await deals.create(caller, body))),
    route(updateCoupleProvider, async ({ caller, params, body }) => ok(await deals.update(caller, params.id, body))),
    route(deleteCoupleProvider, async ({ caller, params }) => {
      await deals.delete(caller, params.id);
      return noContent();
    }),
    route(readCoupleProviderStats, async ({ caller, query }) => ok(await deals.stats(caller, query))),
  ];
}
