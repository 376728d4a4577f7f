import type { Generated } from 'kysely';

export type ConfigEntryTable = {
  item_type: string;
  item_id: number;
  value: string;
  status: Generated<'active' | 'passive'>;
  position: number;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    config_entries: ConfigEntryTable;
  }
}
