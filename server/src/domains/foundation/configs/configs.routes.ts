import { listConfigs } from '@bellbird/contract/foundation/configs';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { ConfigsService } from './configs.service.ts';

export function configsRoutes(configs: ConfigsService): Route[] {
  return [route(listConfigs, async ({ query, facts }) => ok(await configs.list(query.itemTypes, facts.language)))];
}
