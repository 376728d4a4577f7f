import { listProviderCategories, listProviders, readProviderPermissions } from '@bellbird/contract/providers';
import { ok, page, route, type Route } from '#platform/http/route.ts';
import type { ProvidersService } from './providers.service.ts';

export function providersRoutes(providers: ProvidersService): Route[] {
  return [
    route(listProviders, async ({ caller, query }) => page(await providers.list(caller, query), query)),
    route(readProviderPermissions, async ({ caller, params }) => ok(providers.permissions(caller, params.id))),
    route(listProviderCategories, async ({ query }) => ok(await providers.categories(query.scopes ?? []))),
  ];
}
