import { readBadges, readHome } from '@bellbird/contract/insight/home';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { HomeService } from './home.service.ts';

export function homeRoutes(home: HomeService): Route[] {
  return [
    route(readHome, async ({ caller, query }) => ok(await home.read(caller, query.month))),
    route(readBadges, async ({ caller }) => ok(await home.badges(caller))),
  ];
}
