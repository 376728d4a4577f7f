import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { TableImportTable } from './imports.tables.ts';

type Given = Partial<Insertable<TableImportTable>> &
  Pick<Insertable<TableImportTable>, 'customer_id' | 'provider_id' | 'customer_user_id'>;

/** A finished import of couples, unless given otherwise. */
export function buildTableImport(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('table_imports')
    .values({
      kind: 'couples',
      status: 'done',
      rows: 1,
      source: JSON.stringify({ table: 'Name\nRuby & Finn', columns: ['name'], validUntil: null }),
      started_at: '2026-11-16T01:00:00Z',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
