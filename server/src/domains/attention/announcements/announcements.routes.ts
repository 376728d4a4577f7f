import {
  countReach,
  createAnnouncement,
  listAnnouncements,
  listPackageNames,
  listRecipients,
  stopAnnouncement,
} from '@bellbird/contract/attention/announcements';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { AnnouncementsService } from './announcements.service.ts';

export function announcementsRoutes(announcements: AnnouncementsService): Route[] {
  return [
    route(countReach, async ({ body }) => ok(await announcements.reach(body.segment))),
    route(listPackageNames, async () => ok(await announcements.packages())),
    route(createAnnouncement, async ({ caller, body }) => created(await announcements.create(caller, body))),
    route(listAnnouncements, async ({ query }) => page(await announcements.list(query), query)),
    route(listRecipients, async ({ params, query }) => page(await announcements.recipients(params.id, query), query)),
    route(stopAnnouncement, async ({ caller, params }) => {
      await announcements.stop(caller, params.id);
      return noContent();
    }),
  ];
}
