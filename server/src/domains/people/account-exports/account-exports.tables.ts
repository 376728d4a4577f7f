import type { ExportStatus } from '@bellbird/contract/people/account-exports';
import type { Generated, GeneratedAlways } from 'kysely';

export type AccountExportTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  status: Generated<ExportStatus>;
  progress: Generated<number>;
  parts: Generated<number>;
  size_bytes: number | null;
  requested_at: string;
  ready_at: string | null;
  expires_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    account_exports: AccountExportTable;
  }
}
