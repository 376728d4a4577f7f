import { countLeads, listLeads } from '@bellbird/contract/leads';
import { ok, page, route, type Route } from '#platform/http/route.ts';
import type { LeadsService } from './leads.service.ts';

export function leadsRoutes(leads: LeadsService): Route[] {
  return [
    route(listLeads, async ({ caller, query }) => page(await leads.list(caller, query), query)),
    route(countLeads, async ({ caller, query }) => ok(await leads.counts(caller, query))),
  ];
}
