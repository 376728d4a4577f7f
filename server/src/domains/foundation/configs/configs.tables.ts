import type { ColumnType, Generated } from 'kysely';

export type ConfigEntryTable = {
  item_type: string;
  item_id: number;
  code: string;
  /** Its name in English. */
  value: string;
  /** Its name in the other languages. */
  names: ColumnType<Record<string, string>, string | undefined, string>;
  status: Generated<'active' | 'passive'>;
  position: number;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    config_entries: ConfigEntryTable;
  }
}
