import { listFailedJobs, readOperations, retryJobs } from '@bellbird/contract/desk/operations';
import { ok, page, reachingOut, route, type Route } from '#platform/http/route.ts';
import type { OperationsService } from './operations.service.ts';

export function operationsRoutes(operations: OperationsService): Route[] {
  return [
    route(readOperations, async () => ok(await operations.read())),
    route(listFailedJobs, async ({ query }) => page(await operations.listFailed(query), query)),
    // The queue has connections of its own.
    reachingOut(route(retryJobs, async ({ caller, body }) => ok(await operations.retry(caller, body)))),
  ];
}
