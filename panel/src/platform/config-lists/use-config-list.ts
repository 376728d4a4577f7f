import type { ConfigEntry, ConfigItemType, listConfigs } from '@bellbird/contract/foundation/configs';
import { CONFIG_ITEM_TYPES } from '@bellbird/contract/foundation/configs/item-types.ts';
import { CONFIG_CACHE_MS } from '@bellbird/contract/shared/limits';
import { type UseQueryResult, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { type ConfigLists, createConfigLists, groupByType } from './config-lists.ts';
import { createTimedCache } from './timed-cache.ts';

const listConfigsEndpoint = endpoint<typeof listConfigs>('GET /configs');

const configLists = createConfigLists(createTimedCache<ConfigLists>('bellbird.configs', CONFIG_CACHE_MS), async () => {
  const { data } = await api(listConfigsEndpoint, { query: { itemTypes: [...CONFIG_ITEM_TYPES] } });
  return groupByType(CONFIG_ITEM_TYPES, data);
});

function configListOptions(itemType: ConfigItemType) {
  return queryOptions({ queryKey: ['configs', itemType], queryFn: () => configLists.list(itemType) });
}

/** The entries of a configuration list, such as `lead_status`. */
export function useConfigList(itemType: ConfigItemType): UseQueryResult<ConfigEntry[]> {
  return useQuery(configListOptions(itemType));
}

export function configEntryOptions(itemType: ConfigItemType, itemId: number) {
  return queryOptions({
    queryKey: ['configs', itemType, itemId],
    queryFn: async () => (await configLists.entry(itemType, itemId)) ?? null,
  });
}
