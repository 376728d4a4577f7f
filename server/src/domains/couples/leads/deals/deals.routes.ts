import {
  createCoupleProvider,
  deleteCoupleProvider,
  exportWeddings,
  listCoupleProviders,
  listWeddings,
  readCoupleProvider,
  readCoupleProviderStats,
  updateCoupleProvider,
} from '@bellbird/contract/couples/leads';
import { created, file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { DealsService } from './deals.service.ts';
import type { WeddingsService } from './weddings.service.ts';

export function dealsRoutes(deals: DealsService, weddings: WeddingsService): Route[] {
  return [
    route(listCoupleProviders, async ({ caller, query }) => page(await deals.list(caller, query), query)),
    route(readCoupleProvider, async ({ caller, params }) => ok(await deals.read(caller, params.id))),
    route(createCoupleProvider, async ({ caller, body }) => created(await deals.create(caller, body))),
    route(updateCoupleProvider, async ({ caller, params, body }) => ok(await deals.update(caller, params.id, body))),
    route(deleteCoupleProvider, async ({ caller, params }) => {
      await deals.delete(caller, params.id);
      return noContent();
    }),
    route(listWeddings, async ({ caller, query }) => page(await weddings.list(caller, query), query)),
    route(exportWeddings, async ({ caller, query }) => file(await weddings.exportCsv(caller, query))),
    route(readCoupleProviderStats, async ({ caller, query }) => ok(await deals.stats(caller, query))),
  ];
}
