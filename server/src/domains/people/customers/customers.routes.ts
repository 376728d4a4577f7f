import { actOnCustomer, createCustomer, readCustomer, updateCustomer } from '@bellbird/contract/people/customers';
import { created, ok, route, type Route } from '#platform/http/route.ts';
import type { CustomersService } from './customers.service.ts';

export function customersRoutes(customers: CustomersService): Route[] {
  return [
    route(readCustomer, async ({ caller, params }) => ok(await customers.read(caller, params.id))),
    route(updateCustomer, async ({ caller, params, body }) => ok(await customers.update(caller, params.id, body))),
    route(createCustomer, async ({ caller, body }) => created(await customers.create(caller, body))),
    route(actOnCustomer, async ({ caller, body }) => created(await customers.act(caller, body))),
  ];
}
