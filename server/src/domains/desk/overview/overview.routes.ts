import { readOverview } from '@bellbird/contract/desk/overview';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { OverviewService } from './overview.service.ts';

export function overviewRoutes(overview: OverviewService): Route[] {
  return [route(readOverview, async ({ caller }) => ok(await overview.read(caller)))];
}
