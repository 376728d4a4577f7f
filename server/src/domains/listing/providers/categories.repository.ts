import { type Insertable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderCategoryTable } from './providers.tables.ts';

export async function insertCategory(tx: Tx, values: Insertable<ProviderCategoryTable>): Promise<number> {
  return (await tx.insertInto('provider_categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCategory(tx: Tx, id: number, values: Updateable<ProviderCategoryTable>): Promise<void> {
  await tx.updateTable('provider_categories').set(values).where('id', '=', id).execute();
}

export async function isCategoryUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from providers where category_id = ${id}) or exists (select from referrals where category_id = ${id})
      or exists (select from marketplace_week_places where category_id = ${id}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('provider_categories').where('id', '=', id).execute();
}
