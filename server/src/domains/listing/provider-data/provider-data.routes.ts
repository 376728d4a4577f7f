import {
  answerChangeRequest,
  approveUpdate,
  changeUpdate,
  listChangeRequests,
  listDataHistories,
  listFormOptions,
  listPendingChangeRequests,
  listProviderForms,
  listUpdateQueue,
  proposeChange,
  readMissingData,
  readProviderData,
  saveProviderData,
  withdrawUpdate,
} from '@bellbird/contract/listing/provider-data';
import { type Route, created, noContent, ok, page, route } from '#platform/http/route.ts';
import type { ChangeRequestsService } from './change-requests.service.ts';
import type { ProviderDataService } from './provider-data.service.ts';
import type { UpdateQueueService } from './update-queue.service.ts';

type Services = { data: ProviderDataService; queue: UpdateQueueService; requests: ChangeRequestsService };

export function providerDataRoutes({ data, queue, requests }: Services): Route[] {
  return [
    route(listProviderForms, async () => ok(await data.listForms())),
    route(listFormOptions, async ({ params }) => ok(await data.listOptions(params.id))),
    route(readProviderData, async ({ caller, params }) => ok(await data.read(caller, params.providerId))),
    route(saveProviderData, async ({ caller, params, body }) => ok(await data.save(caller, params.providerId, body))),
    route(readMissingData, async ({ caller, params }) => ok(await data.readMissing(caller, params.providerId))),
    route(listDataHistories, async ({ caller, params, query }) =>
      page(await data.listHistories(caller, params.providerId, query), query),
    ),
    route(listUpdateQueue, async ({ caller, query }) => page(await queue.list(caller, query), query)),
    route(changeUpdate, async ({ caller, params, body }) => ok(await queue.change(caller, params.id, body))),
    route(withdrawUpdate, async ({ caller, params }) => {
      await queue.withdraw(caller, params.id);
      return noContent();
    }),
    route(approveUpdate, async ({ caller, params }) => {
      await queue.approve(caller, params.id);
      return noContent();
    }),
    route(listPendingChangeRequests, async ({ caller, query }) =>
      page(await requests.listPending(caller, query), query),
    ),
    route(answerChangeRequest, async ({ caller, params, body }) => ok(await requests.answer(caller, params.id, body))),
    route(listChangeRequests, async ({ query }) => page(await requests.list(query), query)),
    route(proposeChange, async ({ caller, body }) => created(await requests.propose(caller, body))),
  ];
}
