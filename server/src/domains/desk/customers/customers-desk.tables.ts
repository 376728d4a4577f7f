import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerNoteTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  staff_member_id: number;
  text: string;
  created_at: string;
  /** Who has to do it, and until when: a task. */
  owner_id: Generated<number | null>;
  due_on: Generated<string | null>;
  done_at: Generated<string | null>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customer_notes: CustomerNoteTable;
  }
}
