import { readCustomerUser } from '@bellbird/contract/customer-users';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { CustomerUsersService } from './customer-users.service.ts';

export function customerUsersRoutes(users: CustomerUsersService): Route[] {
  return [
    route(readCustomerUser, async ({ caller, params }) => ok(await users.read(caller, params.customerId, params.id))),
  ];
}
