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
  readResponseTimes,
  saveLeadView,
  updateLead,
} from '@bellbird/contract/couples/leads';
import { created, file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { LeadFormsService } from './lead-forms.service.ts';
import type { LeadsService } from './leads.service.ts';

export function leadsRoutes(leads: LeadsService, forms: LeadFormsService): Route[] {
  return [
    route(listLeads, async ({ caller, query }) => page(await leads.list(caller, query), query)),
    route(exportLeads, async ({ caller, query }) =>
      file({
        content: await leads.exportCsv(caller, query),
        contentType: 'text/csv; charset=utf-8',
        fileName: 'couples.csv',
      }),
    ),
    route(countLeads, async ({ caller, query }) => ok(await leads.counts(caller, query))),
    route(readResponseTimes, async ({ caller, query }) => ok(await leads.responseTimes(caller, query))),
    route(readLead, async ({ caller, params }) => ok(await leads.read(caller, params.id))),
    route(listLeadItems, async ({ caller, params }) => ok(await leads.items(caller, params.id))),
    route(readLeadData, async ({ caller, query }) => ok(await leads.data(caller, query.leadId))),
    route(createLead, async ({ caller, body }) => created(await forms.create(caller, body))),
    route(updateLead, async ({ caller, params, body }) => ok(await forms.update(caller, params.id, body))),
    route(deleteLead, async ({ caller, params }) => {
      await forms.remove(caller, params.id);
      return noContent();
    }),
    route(listLeadViews, async ({ caller }) => ok(await forms.views(caller))),
    route(saveLeadView, async ({ caller, body }) => created(await forms.saveView(caller, body))),
    route(deleteLeadView, async ({ caller, params }) => {
      await forms.deleteView(caller, params.id);
      return noContent();
    }),
  ];
}
