import { listOwnSessions } from '@bellbird/contract/people/access';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';

export function ownSessionsRoutes(ownSessions: OwnSessionsService): Route[] {
  return [route(listOwnSessions, async ({ caller }) => ok(await ownSessions.list(caller)))];
}
