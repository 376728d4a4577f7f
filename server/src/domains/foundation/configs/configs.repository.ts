import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
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

/** Whether an active entry of that list has this code. */
export async function hasCode(tx: Tx, itemType: string, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('config_entries')
    .select('item_id')
    .where('item_type', '=', itemType)
    .where('code', '=', code)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on only these entries of a list are active. */
export async function activateOnly(tx: Tx, itemType: string, codes: readonly string[]): Promise<void> {
  const isActive = sql<boolean>`code = any(${[...codes]}::text[])`;
  await tx
    .updateTable('config_entries')
    .set({ status: sql`case when ${isActive} then 'active' else 'passive' end` })
    .where('item_type', '=', itemType)
    .where(sql<boolean>`(status = 'active') is distinct from ${isActive}`)
    .execute();
}

export function findAllEntries(tx: Tx): Promise<ConfigEntryRow[]> {
  return tx.selectFrom('config_entries').selectAll().orderBy('item_type').orderBy('position').execute();
}

export async function insertEntry(tx: Tx, values: Insertable<ConfigEntryTable>): Promise<void> {
  await tx.insertInto('config_entries').values(values).execute();
}

export async function updateEntry(
  tx: Tx,
  { item_type, item_id }: Pick<ConfigEntryRow, 'item_type' | 'item_id'>,
  values: Updateable<ConfigEntryTable>,
): Promise<void> {
  await tx
    .updateTable('config_entries')
    .set(values)
    .where('item_type', '=', item_type)
    .where('item_id', '=', item_id)
    .execute();
}

export async function deleteEntry(tx: Tx, { item_type, item_id }: Pick<ConfigEntryRow, 'item_type' | 'item_id'>) {
  await tx.deleteFrom('config_entries').where('item_type', '=', item_type).where('item_id', '=', item_id).execute();
}
