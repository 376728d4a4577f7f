import {
  addCustomerNote,
  createDeskCustomer,
  createDeskProvider,
  findCustomers,
  finishTask,
  listColleagues,
  listOwnTasks,
  readDeskCustomer,
  updateDeskCustomer,
} from '@bellbird/contract/desk/customers';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CustomersDeskService } from './customers-desk.service.ts';
import type { DeskProvidersService } from './desk-providers.service.ts';
import type { NotesService } from './notes.service.ts';

export function customersDeskRoutes(
  customers: CustomersDeskService,
  providers: DeskProvidersService,
  notes: NotesService,
): Route[] {
  return [
    route(findCustomers, async ({ query }) => page(await customers.find(query), query)),
    route(readDeskCustomer, async ({ caller, params }) => ok(await customers.read(caller, params.id))),
    route(createDeskCustomer, async ({ caller, body }) => created(await customers.create(caller, body))),
    route(updateDeskCustomer, async ({ caller, params, body }) => {
      await customers.update(caller, params.id, body);
      return noContent();
    }),
    route(createDeskProvider, async ({ caller, params, body }) =>
      created(await providers.add(caller, params.id, body)),
    ),
    route(listColleagues, async () => ok(await notes.colleagues())),
    route(addCustomerNote, async ({ caller, params, body }) => created(await notes.add(caller, params.id, body))),
    route(finishTask, async ({ caller, params, body }) => {
      await notes.finish(caller, params.id, body.isDone);
      return noContent();
    }),
    route(listOwnTasks, async ({ caller }) => ok(await notes.tasks(caller))),
  ];
}
