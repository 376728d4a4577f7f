import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AccountExportTable } from './account-exports.tables.ts';

type Given = Partial<Insertable<AccountExportTable>> &
  Pick<Insertable<AccountExportTable>, 'customer_id' | 'customer_user_id'>;

/** An archive that has been asked for, unless given otherwise. */
export function buildAccountExport(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('account_exports')
    .values({ requested_at: '2026-11-16T01:00:00Z', size_bytes: null, ready_at: null, expires_at: null, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
