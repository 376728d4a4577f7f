import type { Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ConfigEntryTable } from './configs.tables.ts';

export type ConfigEntryRow = Selectable<ConfigEntryTable>;

export function findEntries(tx: Tx, itemTypes: readonly string[]): Promise<ConfigEntryRow[]> {
  return tx
    .selectFrom('config_entries')
    .selectAll()
    .where(anyOf('item_type', itemTypes))
    .orderBy('item_type')
    .orderBy('position')
    .execute();
}

/** Whether an active entry of that list has this id. */
export async function hasEntry(tx: Tx, itemType: string, itemId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('config_entries')
    .select('item_id')
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
