import { changeSubscription, readSubscription } from '@bellbird/contract/couples/leads';
import { type Route, ok, route } from '#platform/http/route.ts';
import type { UnsubscribeService } from './unsubscribe.service.ts';

export function unsubscribeRoutes(unsubscribe: UnsubscribeService): Route[] {
  return [
    route(readSubscription, async ({ params }) => ok(await unsubscribe.read(params.token))),
    route(changeSubscription, async ({ params, body }) =>
      ok(await unsubscribe.change(params.token, body.isUnsubscribed)),
    ),
  ];
}
