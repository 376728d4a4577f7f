import { createMarketplaceLead, receiveCoupleEvent } from '@bellbird/contract/couples/marketplace';
import { created, noContent, route, type Route } from '#platform/http/route.ts';
import type { CoupleEventsService } from './couple-events.service.ts';
import type { RequestsService } from './requests.service.ts';

export function marketplaceRoutes(requests: RequestsService, events: CoupleEventsService): Route[] {
  return [
    route(createMarketplaceLead, async ({ body }) => created(await requests.create(body))),
    route(receiveCoupleEvent, async ({ body }) => {
      await events.receive(body);
      return noContent();
    }),
  ];
}
