import { listRequests, readOverview, remindVendor } from '@bellbird/contract/desk/overview';
import { noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { OverviewService } from './overview.service.ts';
import type { RemindersService } from './reminders.service.ts';

export function overviewRoutes(overview: OverviewService, reminders: RemindersService): Route[] {
  return [
    route(readOverview, async ({ caller }) => ok(await overview.read(caller))),
    route(listRequests, async ({ query }) => page(await overview.listRequests(query), query)),
    route(remindVendor, async ({ caller, params }) => {
      await reminders.remind(caller, params.id);
      return noContent();
    }),
  ];
}
