import {
  countLeads,
  createLead,
  deleteLead,
  deleteLeadView,
  exportLeads,
  listLeadItems,
  listLeadViews,
  listLeads,
  readLead,
  readLeadData,
  readLeadDay,
  readResponseTimes,
  saveLeadView,
  updateLead,
} from '@bellbird/contract/couples/leads';
import { created, file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { LeadListService } from './list/lead-list.service.ts';
import type { LeadViewsService } from './list/lead-views.service.ts';
import type { LeadFormsService } from './page/lead-forms.service.ts';
import type { LeadPageService } from './page/lead-page.service.ts';

type Services = { list: LeadListService; page: LeadPageService; forms: LeadFormsService; views: LeadViewsService };

export function leadsRoutes({ list, page: leadPage, forms, views }: Services): Route[] {
  return [
    route(listLeads, async ({ caller, query }) => page(await list.list(caller, query), query)),
    route(exportLeads, async ({ caller, query, facts }) => file(await list.exportCsv(caller, query, facts.language))),
    route(countLeads, async ({ caller, query }) => ok(await list.counts(caller, query))),
    route(readResponseTimes, async ({ caller, query }) => ok(await list.responseTimes(caller, query))),
    route(readLead, async ({ caller, params }) => ok(await leadPage.read(caller, params.id))),
    route(readLeadDay, async ({ caller, params, query }) => ok(await leadPage.day(caller, params.id, query.date))),
    route(listLeadItems, async ({ caller, params }) => ok(await leadPage.items(caller, params.id))),
    route(readLeadData, async ({ caller, query }) => ok(await leadPage.data(caller, query.leadId))),
    route(createLead, async ({ caller, body }) => created(await forms.create(caller, body))),
    route(updateLead, async ({ caller, params, body }) => ok(await forms.update(caller, params.id, body))),
    route(deleteLead, async ({ caller, params }) => {
      await forms.delete(caller, params.id);
      return noContent();
    }),
    route(listLeadViews, async ({ caller }) => ok(await views.list(caller))),
    route(saveLeadView, async ({ caller, body }) => created(await views.save(caller, body))),
    route(deleteLeadView, async ({ caller, params }) => {
      await views.delete(caller, params.id);
      return noContent();
    }),
  ];
}
