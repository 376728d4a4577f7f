import { actOnLead, actOnLeads } from '@bellbird/contract/couples/leads';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { LeadBulkService } from './lead-bulk.service.ts';
import type { LeadStepsService } from './lead-steps.service.ts';

export function leadStepsRoutes(steps: LeadStepsService, bulk: LeadBulkService): Route[] {
  return [
    route(actOnLead, async ({ caller, params, body }) => ok(await steps.act(caller, params.id, body))),
    route(actOnLeads, async ({ caller, body }) => ok(await bulk.actOnMany(caller, body))),
  ];
}
