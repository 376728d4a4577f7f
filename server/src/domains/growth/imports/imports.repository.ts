import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { TableImportRowTable, TableImportTable } from './imports.tables.ts';

export type ImportRow = Selectable<TableImportTable>;

export function findImports(tx: Tx, customerId: number, limit: number) {
  return tx
    .selectFrom('table_imports as import')
    .innerJoin('providers', 'providers.id', 'import.provider_id')
    .innerJoin('customer_users as person', 'person.id', 'import.customer_user_id')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('table_import_rows as row')
          .select(({ fn }) => [
            fn.countAll<number>().as('done'),
            fn.countAll<number>().filterWhere('row.outcome', '<>', 'left_out').as('made'),
            fn.countAll<number>().filterWhere('row.outcome', '=', 'kept').as('kept'),
            fn.countAll<number>().filterWhere('row.outcome', '=', 'undone').as('undone'),
            fn.countAll<number>().filterWhere(isDuplicateRow).as('duplicates'),
          ])
          .whereRef('row.import_id', '=', 'import.id')
          .whereRef('row.customer_id', '=', 'import.customer_id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['import.id', 'import.kind', 'import.status', 'import.rows', 'import.started_at', 'import.finished_at'])
    .select(['providers.id as provider_id', 'providers.name as provider_name', 'person.name', 'person.surname'])
    .select(['counted.done', 'counted.made', 'counted.kept', 'counted.undone', 'counted.duplicates'])
    .where('import.customer_id', '=', customerId)
    .orderBy('import.id', 'desc')
    .limit(limit)
    .execute();
}
export type ImportListRow = Awaited<ReturnType<typeof findImports>>[number];

const isDuplicateRow = sql<boolean>`row.outcome = 'left_out'
  and not jsonb_path_exists(row.problems, '$[*] ? (@.fault != "repeated" && @.fault != "known_already")')`;

/** Undefined while another one is under way. */
export async function insertImport(tx: Tx, added: Insertable<TableImportTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('table_imports')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function lockImport(tx: Tx, customerId: number, id: number): Promise<ImportRow | undefined> {
  return tx
    .selectFrom('table_imports')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateImport(
  tx: Tx,
  customerId: number,
  id: number,
  change: Updateable<TableImportTable>,
): Promise<void> {
  await tx
    .updateTable('table_imports')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function insertRows(tx: Tx, rows: readonly Insertable<TableImportRowTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('table_import_rows')
      .values([...rows])
      .execute();
}

export async function updateOutcome(
  tx: Tx,
  of: { customerId: number; importId: number; subjectId: number },
  outcome: 'undone' | 'kept',
): Promise<void> {
  await tx
    .updateTable('table_import_rows')
    .set({ outcome })
    .where('customer_id', '=', of.customerId)
    .where('import_id', '=', of.importId)
    .where('subject_id', '=', of.subjectId)
    .execute();
}

export function findRows(tx: Tx, customerId: number, importId: number): Promise<Selectable<TableImportRowTable>[]> {
  return tx
    .selectFrom('table_import_rows')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
}

/** Imports that no process has finished, so that another one can be started. */
export async function failImportsBefore(tx: Tx, moment: string): Promise<void> {
  await tx
    .updateTable('table_imports')
    .set({ status: 'failed', source: null })
    .where('status', 'in', ['waiting', 'running', 'undoing'])
    .where('started_at', '<', moment)
    .execute();
}
