import { openStream } from '@bellbird/contract/attention/notifications';
import { route, stream, type Route } from '#platform/http/route.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(notifications: NotificationsService): Route[] {
  return [
    route(openStream, async ({ caller, params, query, facts }) =>
      stream(await notifications.open(caller, params.uuid, { ...query, lastEventId: facts.lastEventId })),
    ),
  ];
}
