import {
  createCalendarEvent,
  createFollowedCalendar,
  deleteCalendarEvent,
  deleteFollowedCalendar,
  exportCalendar,
  followCalendarFeed,
  listCalendarAppointments,
  listCalendarCouples,
  listCalendarEvents,
  listFollowedCalendars,
  listFollowedDays,
  readCalendarFeed,
  readCalendarOverview,
  readFollowedCalendar,
  releaseFollowedDay,
  saveCalendarFeed,
  saveCalendarSettings,
  updateCalendarEvent,
  updateFollowedCalendar,
} from '@bellbird/contract/listing/calendar';
import { type Route, accepted, created, file, noContent, ok, route } from '#platform/http/route.ts';
import type { CalendarFeedsService } from './calendar-feeds.service.ts';
import type { CalendarOverviewService } from './calendar-overview.service.ts';
import { FEED_PER_ADDRESS } from './calendar.limits.ts';
import type { CalendarService } from './calendar.service.ts';
import type { FollowedCalendarsService } from './followed/followed-calendars.service.ts';

type Services = {
  calendar: CalendarService;
  overview: CalendarOverviewService;
  feeds: CalendarFeedsService;
  followed: FollowedCalendarsService;
};

export function calendarRoutes({ calendar, overview, feeds, followed }: Services): Route[] {
  return [
    route(listCalendarEvents, async ({ caller, params, query }) => ok(await calendar.list(caller, params.id, query))),
    route(createCalendarEvent, async ({ caller, params, body }) =>
      created(await calendar.create(caller, params.id, body)),
    ),
    route(updateCalendarEvent, async ({ caller, params, body }) =>
      ok(await calendar.update(caller, params.id, params.eventId, body)),
    ),
    route(deleteCalendarEvent, async ({ caller, params }) => {
      await calendar.remove(caller, params.id, params.eventId);
      return noContent();
    }),
    route(saveCalendarSettings, async ({ caller, params, body }) => {
      await calendar.saveSettings(caller, params.id, body);
      return noContent();
    }),
    route(exportCalendar, async ({ caller, params }) => file(await calendar.export(caller, params.id))),
    route(readCalendarOverview, async ({ caller, params }) => ok(await overview.read(caller, params.id))),
    route(listCalendarCouples, async ({ caller, params, query }) =>
      ok(await overview.listCouples(caller, params.id, query)),
    ),
    route(listCalendarAppointments, async ({ caller, params, query }) =>
      ok(await overview.listAppointments(caller, params.id, query)),
    ),
    route(readCalendarFeed, async ({ caller, params }) => ok(await feeds.read(caller, params.id))),
    route(saveCalendarFeed, async ({ caller, params, body }) => ok(await feeds.save(caller, params.id, body))),
    route(followCalendarFeed, async ({ params }) => file(await feeds.follow(params.providerId, params.key)), [
      FEED_PER_ADDRESS,
    ]),
    route(listFollowedCalendars, async ({ caller, params }) => ok(await followed.list(caller, params.id))),
    route(createFollowedCalendar, async ({ caller, params, body }) =>
      created(await followed.create(caller, params.id, body)),
    ),
    route(updateFollowedCalendar, async ({ caller, params, body }) => {
      await followed.update(caller, params.id, params.calendarId, body);
      return noContent();
    }),
    route(deleteFollowedCalendar, async ({ caller, params }) => {
      await followed.remove(caller, params.id, params.calendarId);
      return noContent();
    }),
    route(readFollowedCalendar, async ({ caller, params }) => {
      await followed.readNow(caller, params.id, params.calendarId);
      return accepted();
    }),
    route(listFollowedDays, async ({ caller, params, query }) => ok(await followed.listDays(caller, params.id, query))),
    route(releaseFollowedDay, async ({ caller, params, body }) => {
      await followed.release(caller, params.id, { ...params, ...body });
      return noContent();
    }),
  ];
}
