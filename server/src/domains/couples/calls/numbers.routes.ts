import { buyNumber, listNumbers, releaseNumber, syncNumbers } from '@bellbird/contract/couples/calls';
import { type Route, created, noContent, ok, page, reachingOut, route } from '#platform/http/route.ts';
import type { NumbersService } from './numbers.service.ts';

export function numbersRoutes(numbers: NumbersService): Route[] {
  return [
    route(listNumbers, async ({ query }) => page(await numbers.list(query), query)),
    reachingOut(route(syncNumbers, async () => ok(await numbers.synchroniseNow()))),
    reachingOut(route(buyNumber, async ({ caller }) => created(await numbers.buy(caller)))),
    reachingOut(
      route(releaseNumber, async ({ caller, params }) => {
        await numbers.release(caller, params.id);
        return noContent();
      }),
    ),
  ];
}
