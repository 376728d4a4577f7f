import { createCampaignRequest, listProductPrices, readActiveProduct } from '@bellbird/contract/money/packages';
import { created, ok, route, type Route } from '#platform/http/route.ts';
import type { CampaignRequestsService } from './campaign-requests.service.ts';
import type { PackagesService } from './packages.service.ts';

export function packagesRoutes(packages: PackagesService, requests: CampaignRequestsService): Route[] {
  return [
    route(readActiveProduct, async ({ caller, params }) => ok(await packages.active(caller, params.id))),
    route(listProductPrices, async ({ caller, query }) => ok(await packages.prices(caller, query))),
    route(createCampaignRequest, async ({ caller, body }) => created(await requests.create(caller, body))),
  ];
}
