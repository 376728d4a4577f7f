import type { CatalogueKind, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Value = ColumnType<CatalogueValue | null, string | null, string | null>;

export type CatalogueChangeTable = {
  id: GeneratedAlways<number>;
  kind: CatalogueKind;
  /** Null for the draft of a new entry. */
  key: string | null;
  before: Value;
  after: Value;
  version: Generated<number>;
  staff_member_id: number;
  changed_at: string;
  published_at: string | null;
  /** The change that this one has undone. */
  undoes: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    catalogue_changes: CatalogueChangeTable;
  }
}
