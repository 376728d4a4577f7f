import { type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AccountExportTable } from './account-exports.tables.ts';

export type ExportRow = Selectable<AccountExportTable>;

export function findExports(tx: Tx, customerId: number, limit: number) {
  return tx
    .selectFrom('account_exports as export')
    .innerJoin('customer_users as person', 'person.id', 'export.customer_user_id')
    .selectAll('export')
    .select(['person.name', 'person.surname'])
    .where('export.customer_id', '=', customerId)
    .orderBy('export.id', 'desc')
    .limit(limit)
    .execute();
}
export type ExportListRow = Awaited<ReturnType<typeof findExports>>[number];

/** Undefined while another one is being made. */
export async function insertExport(
  tx: Tx,
  added: { customer_id: number; customer_user_id: number; requested_at: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('account_exports')
    .values({ ...added, size_bytes: null, ready_at: null, expires_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** An archive of any customer: a job and an address with a key know only its number. */
export function findExport(tx: Tx, id: number) {
  return tx
    .selectFrom('account_exports as export')
    .innerJoin('customers', 'customers.id', 'export.customer_id')
    .innerJoin('customer_users as person', 'person.id', 'export.customer_user_id')
    .selectAll('export')
    .select([
      'customers.name as customer_name',
      'person.name as user_name',
      'person.email',
      'person.preferred_language',
    ])
    .select(
      sql<boolean>`not exists (select from account_exports as later
        where later.customer_id = export.customer_id and later.id > export.id)`.as('is_newest'),
    )
    .where('export.id', '=', id)
    .executeTakeFirst();
}

export async function updateExport(tx: Tx, id: number, change: Updateable<AccountExportTable>): Promise<void> {
  await tx.updateTable('account_exports').set(change).where('id', '=', id).execute();
}

export function findExpiredExports(tx: Tx, now: string): Promise<ExportRow[]> {
  return tx
    .selectFrom('account_exports')
    .selectAll()
    .where('status', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute();
}

export async function failExportsBefore(tx: Tx, moment: string): Promise<void> {
  await tx
    .updateTable('account_exports')
    .set({ status: 'failed' })
    .where('status', 'in', ['waiting', 'running'])
    .where('requested_at', '<', moment)
    .execute();
}
