import type { ConfigEntry, ConfigItemType } from '@bellbird/contract/foundation/configs';
import type { Db } from '#platform/db/db.ts';
import { findEntries } from './configs.repository.ts';

export type ConfigsService = ReturnType<typeof createConfigsService>;

export function createConfigsService({ db }: { db: Db }) {
  return {
    async list(itemTypes: readonly ConfigItemType[]): Promise<ConfigEntry[]> {
      const rows = await db.system((tx) => findEntries(tx, itemTypes));
      return rows.map((row) => ({
        itemType: row.item_type as ConfigItemType,
        itemId: row.item_id,
        value: row.value,
        status: row.status,
      }));
    },
  };
}
