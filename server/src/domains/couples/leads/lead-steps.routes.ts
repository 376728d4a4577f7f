import {
  actOnLead,
  actOnLeads,
  addLeadNote,
  deleteLeadNote,
  endReminder,
  listCustomerInteractions,
  listLeadHistory,
  listLeadInteractions,
  listLeadNotes,
  listReminders,
  setReminder,
} from '@bellbird/contract/couples/leads';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { LeadBulkService } from './lead-bulk.service.ts';
import type { LeadRemindersService } from './lead-reminders.service.ts';
import type { LeadStepsService } from './lead-steps.service.ts';
import type { LeadTimelineService } from './lead-timeline.service.ts';

type Services = {
  steps: LeadStepsService;
  bulk: LeadBulkService;
  reminders: LeadRemindersService;
  timeline: LeadTimelineService;
};

export function leadStepsRoutes({ steps, bulk, reminders, timeline }: Services): Route[] {
  return [
    route(actOnLead, async ({ caller, params, body }) => ok(await steps.act(caller, params.id, body))),
    route(actOnLeads, async ({ caller, body }) => ok(await bulk.actOnMany(caller, body))),
    route(setReminder, async ({ caller, params, body }) => created(await reminders.set(caller, params.id, body))),
    route(endReminder, async ({ caller, params }) => {
      await reminders.end(caller, params.id, params.reminderId);
      return noContent();
    }),
    route(listReminders, async ({ caller, query }) => page(await reminders.list(caller, query), query)),
    route(listLeadNotes, async ({ caller, params, query }) =>
      page(await timeline.notes(caller, params.id, query), query),
    ),
    route(addLeadNote, async ({ caller, params, body }) =>
      created(await timeline.addNote(caller, params.id, body.body)),
    ),
    route(deleteLeadNote, async ({ caller, params }) => {
      await timeline.deleteNote(caller, params.id, params.noteId);
      return noContent();
    }),
    route(listLeadHistory, async ({ caller, params, query }) =>
      page(await timeline.histories(caller, params.id, query), query),
    ),
    route(listLeadInteractions, async ({ caller, params, query }) =>
      page(await timeline.interactions(caller, params.id, query), query),
    ),
    route(listCustomerInteractions, async ({ caller, params, query }) =>
      page(await timeline.customerInteractions(caller, params.id, query), query),
    ),
  ];
}
