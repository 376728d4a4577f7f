import {
  assignNumbers,
  changeRedirectNumber,
  listCalls,
  placeCall,
  readRedirectNumber,
} from '@bellbird/contract/couples/calls';
import { type Route, created, noContent, ok, page, route } from '#platform/http/route.ts';
import type { CallsService } from './calls.service.ts';

export function callsRoutes(calls: CallsService): Route[] {
  return [
    route(listCalls, async ({ caller, params, query }) => page(await calls.list(caller, params.id, query), query)),
    route(placeCall, async ({ caller, params }) => created(await calls.place(caller, params.id))),
    route(assignNumbers, async ({ caller, params, body }) => {
      await calls.assignNumbers(caller, params.id, body);
      return noContent();
    }),
    route(readRedirectNumber, async ({ caller, params }) => ok(await calls.numbers(caller, params.id))),
    route(changeRedirectNumber, async ({ caller, params, body }) => {
      await calls.changeRedirectNumber(caller, params.id, body.redirectNumber);
      return noContent();
    }),
  ];
}
