import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { MenuFileTable } from './catalogs.tables.ts';

type Of = { customerId: number; providerId: number };

export type MenuFileRow = Selectable<MenuFileTable>;

export async function insertMenuFile(tx: Tx, file: Insertable<MenuFileTable>): Promise<number> {
  const row = await tx.insertInto('menu_files').values(file).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

function ownFiles(tx: Tx, { customerId, providerId }: Of) {
  return tx
    .selectFrom('menu_files')
    .where('menu_files.customer_id', '=', customerId)
    .where('menu_files.provider_id', '=', providerId);
}

export function findMenuFile(tx: Tx, of: Of, id: number): Promise<MenuFileRow | undefined> {
  return ownFiles(tx, of).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Which of these files the provider has. The lock keeps them from being deleted before the menu is saved. */
export async function findMenuFileIds(tx: Tx, of: Of, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ownFiles(tx, of).select('id').where(anyOf('id', ids)).forKeyShare().execute();
  return rows.map((row) => row.id);
}

/** Deletes a provider's files that no menu uses, and returns their storage keys. */
export async function deleteUnusedMenuFiles(
  tx: Tx,
  { customerId, providerId }: Of,
  olderThan: string,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('menu_files')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('created_at', '<', olderThan)
    .where(sql<boolean>`not exists (select from catalog_menus where catalog_menus.file_id = menu_files.id)`)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}
