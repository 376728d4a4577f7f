import {
  addLeadNote,
  deleteLeadNote,
  listCustomerInteractions,
  listLeadHistory,
  listLeadInteractions,
  listLeadNotes,
} from '@bellbird/contract/couples/leads';
import { created, noContent, page, route, type Route } from '#platform/http/route.ts';
import type { LeadTimelineService } from './lead-timeline.service.ts';

export function leadTimelineRoutes(timeline: LeadTimelineService): Route[] {
  return [
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
