import {
  compareLeadToDeal,
  compareLeads,
  compareViewToDeal,
  compareViewToLead,
  compareVisits,
  exportMagnets,
  exportRivals,
  exportVisits,
  exportWeddings,
  listVisits,
  readAdverts,
  readMagnets,
  readVisits,
  readWeddings,
} from '@bellbird/contract/insight/statistics';
import { type Route, file, ok, page, route } from '#platform/http/route.ts';
import type { MagnetsService } from './magnets.service.ts';
import type { RivalsService } from './rivals.service.ts';
import type { VisitsService } from './visits.service.ts';
import type { WeddingsService } from './weddings.service.ts';

type Services = { visits: VisitsService; weddings: WeddingsService; magnets: MagnetsService; rivals: RivalsService };

export function statisticsRoutes({ visits, weddings, magnets, rivals }: Services): Route[] {
  return [
    route(listVisits, async ({ caller, query }) => page(await visits.log(caller, query), query)),
    route(readVisits, async ({ caller, query }) => ok(await visits.figures(caller, query))),
    route(exportVisits, async ({ caller, query }) => file(await visits.export(caller, query))),
    route(readAdverts, async ({ caller, query }) => ok(await visits.adverts(caller, query))),
    route(readWeddings, async ({ caller, query }) => ok(await weddings.figures(caller, query))),
    route(exportWeddings, async ({ caller, query }) => file(await weddings.export(caller, query))),
    route(readMagnets, async ({ caller, query }) => ok(await magnets.figures(caller, query))),
    route(exportMagnets, async ({ caller, query }) => file(await magnets.export(caller, query))),
    route(compareLeadToDeal, async ({ caller, params }) => ok(await rivals.compare(caller, params.id, 'lead-to-deal'))),
    route(compareLeads, async ({ caller, params }) => ok(await rivals.compare(caller, params.id, 'lead-to-lead'))),
    route(compareViewToDeal, async ({ caller, params }) => ok(await rivals.compare(caller, params.id, 'view-to-deal'))),
    route(compareViewToLead, async ({ caller, params }) => ok(await rivals.compare(caller, params.id, 'view-to-lead'))),
    route(compareVisits, async ({ caller, params }) => ok(await rivals.compare(caller, params.id, 'to-similar'))),
    route(exportRivals, async ({ caller, params }) => file(await rivals.export(caller, params.id))),
  ];
}
