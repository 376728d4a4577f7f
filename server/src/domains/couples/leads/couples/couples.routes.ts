import { listCoupleVisits, readCoupleStats, readLastActivity, searchCouples } from '@bellbird/contract/couples/leads';
import { ok, page, route, type Route } from '#platform/http/route.ts';
import type { CouplesService } from './couples.service.ts';

export function couplesRoutes(couples: CouplesService): Route[] {
  return [
    route(searchCouples, async ({ caller, query }) => ok(await couples.search(caller, query.coupleName))),
    route(readCoupleStats, async ({ caller, params }) => ok(await couples.stats(caller, params.id))),
    route(readLastActivity, async ({ caller, params }) => ok(await couples.lastActivity(caller, params.id))),
    route(listCoupleVisits, async ({ caller, query }) => page(await couples.visits(caller, query), query)),
  ];
}
