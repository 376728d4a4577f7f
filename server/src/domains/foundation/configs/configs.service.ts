import type { ConfigEntry, ConfigItemType } from '@bellbird/contract/foundation/configs';
import { type Locale, languageOf } from '@bellbird/contract/shared/locales';
import type { Db } from '#platform/db/db.ts';
import { activateOnly, findEntries } from './configs.repository.ts';
import { nameIn } from './configs.rules.ts';

export type ConfigsService = ReturnType<typeof createConfigsService>;

export function createConfigsService({ db }: { db: Db }) {
  return {
    async list(itemTypes: readonly ConfigItemType[], language: string): Promise<ConfigEntry[]> {
      const rows = await db.system((tx) => findEntries(tx, itemTypes));
      return rows.map((row) => ({
        itemType: row.item_type as ConfigItemType,
        itemId: row.item_id,
        code: row.code,
        value: nameIn(row, language),
        status: row.status,
      }));
    },

    /** People can only choose languages that this instance is configured for. */
    async offerLanguagesOf(locales: readonly Locale[]): Promise<void> {
      await db.system((tx) => activateOnly(tx, 'available_languages', locales.map(languageOf)));
    },
  };
}
