import { readCustomer } from '@bellbird/contract/customers';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { CustomersService } from './customers.service.ts';

export function customersRoutes(customers: CustomersService): Route[] {
  return [route(readCustomer, async ({ caller, params }) => ok(await customers.read(caller, params.id)))];
}
