import type { ConfigEntry, ConfigItemType } from '@bellbird/contract/foundation/configs';
import type { createTimedCache } from './timed-cache.ts';

export type ConfigLists = Partial<Record<ConfigItemType, ConfigEntry[]>>;

type Cache = Pick<ReturnType<typeof createTimedCache<ConfigLists>>, 'read' | 'write' | 'clear'>;

/**
 * Reads configuration lists through a cache. If the cache lacks a key, it is cleared and all lists are fetched again,
 * once: what the server does not return then does not exist.
 */
export function createConfigLists(cache: Cache, fetchLists: () => Promise<ConfigLists>) {
  const missed = new Set<string>();
  let fetching: Promise<ConfigLists> | undefined;

  async function refetch(): Promise<ConfigLists> {
    cache.clear();
    const lists = await fetchLists();
    cache.write(lists);
    return lists;
  }

  async function find<T>(key: string, pick: (lists: ConfigLists) => T | undefined): Promise<T | undefined> {
    const found = pick(cache.read() ?? {});
    if (found !== undefined || missed.has(key)) return found;
    // Keys missed at the same time share one fetch.
    fetching ??= refetch().finally(() => (fetching = undefined));
    const lists = await fetching;
    missed.add(key);
    return pick(lists);
  }

  return {
    list: async (itemType: ConfigItemType) => (await find(itemType, (lists) => lists[itemType])) ?? [],
    entry: (itemType: ConfigItemType, itemId: number) =>
      find(`${itemType}.${itemId}`, (lists) => lists[itemType]?.find((entry) => entry.itemId === itemId)),
  };
}

/** One flat answer → a list per type, so that a type without entries is an empty list and not a missing key. */
export function groupByType(itemTypes: readonly ConfigItemType[], entries: readonly ConfigEntry[]): ConfigLists {
  return Object.fromEntries(
    itemTypes.map((itemType) => [itemType, entries.filter((entry) => entry.itemType === itemType)]),
  );
}
