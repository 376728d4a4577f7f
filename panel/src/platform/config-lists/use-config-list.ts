import type { ConfigEntry, ConfigItemType } from '@bellbird/contract/foundation/configs';
import { CONFIG_ITEM_TYPES } from '@bellbird/contract/foundation/configs/item-types.ts';
import { CONFIG_CACHE_MS } from '@bellbird/contract/shared/limits';
import { type UseQueryResult, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { catalogueVersion } from '#platform/config/panel-config.ts';
import { currentLocale } from '#platform/i18n/locale.ts';
import { type ConfigLists, createConfigLists, groupByType } from './config-lists.ts';
import { createTimedCache } from './timed-cache.ts';

// Names are in the language of the page, so each language has its own lists.
const cache = createTimedCache<ConfigLists>(
  () => `bellbird.lists.${currentLocale()}`,
  CONFIG_CACHE_MS,
  Date.now,
  catalogueVersion,
);

const configLists = createConfigLists(cache, async () => {
  const { data } = await api('GET /configs', { query: { itemTypes: [...CONFIG_ITEM_TYPES] } });
  return groupByType(CONFIG_ITEM_TYPES, data);
});

export function configListOptions(itemType: ConfigItemType) {
  return queryOptions({
    queryKey: ['configs', itemType],
    queryFn: () => configLists.list(itemType),
    // What this browser knows is shown with the first paint.
    placeholderData: () => cache.read()?.[itemType],
  });
}

/** The entries of a configuration list, such as `lead_status`, also those that are no longer offered. */
export function useConfigList(itemType: ConfigItemType): UseQueryResult<ConfigEntry[]> {
  return useQuery(configListOptions(itemType));
}

/** The entries that a form offers. */
export function useOfferedEntries(itemType: ConfigItemType): ConfigEntry[] {
  return (useConfigList(itemType).data ?? []).filter(({ status }) => status === 'active');
}

/** Finds an entry’s name by its code; empty until the list is here. */
export function useConfigNames(itemType: ConfigItemType): (code: string) => string {
  const { data } = useConfigList(itemType);
  return (code) => data?.find((entry) => entry.code === code)?.value ?? '';
}

export function configEntryOptions(itemType: ConfigItemType, itemId: number) {
  return queryOptions({
    queryKey: ['configs', itemType, itemId],
    queryFn: async () => (await configLists.entry(itemType, itemId)) ?? null,
  });
}
