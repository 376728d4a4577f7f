import { subscribeDevice, unsubscribeDevice } from '@bellbird/contract/attention/push';
import { noContent, ok, route, type Route } from '#platform/http/route.ts';
import type { PushService } from './push.service.ts';

export function pushRoutes(push: PushService): Route[] {
  return [
    route(subscribeDevice, async ({ caller, body }) => ok(await push.subscribe(caller, body))),
    route(unsubscribeDevice, async ({ caller, params }) => {
      await push.unsubscribe(caller, params.id);
      return noContent();
    }),
  ];
}
