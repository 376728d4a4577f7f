import type { ImportColumns, ImportKind, ImportStatus } from '@bellbird/contract/growth/imports';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RowProblem } from './import-rows.rules.ts';

/** What the rows of an import are read from. */
export type ImportSource = { table: string; columns: ImportColumns; validUntil: string | null };

export type TableImportTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  customer_user_id: number;
  kind: ImportKind;
  status: Generated<ImportStatus>;
  rows: number;
  /** Empty once the import has ended. */
  source: ColumnType<ImportSource | null, string, null>;
  started_at: string;
  finished_at: ColumnType<string | null, never, string | null>;
};

export type TableImportRowTable = {
  import_id: number;
  line: number;
  customer_id: number;
  outcome: 'made' | 'left_out' | 'undone' | 'kept';
  subject_id: number | null;
  /** What a later change of the subject changes: a version, or the last event of a lead. */
  subject_mark: number | null;
  problems: ColumnType<RowProblem[], string | undefined, string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    table_imports: TableImportTable;
    table_import_rows: TableImportRowTable;
  }
}
