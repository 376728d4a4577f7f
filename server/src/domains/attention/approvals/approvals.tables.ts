import type { GeneratedAlways } from 'kysely';

export type ApprovalTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  kind: string;
  subject_id: number;
  customer_user_id: number | null;
  asked_at: string;
  decision: 'approved' | 'rejected' | 'withdrawn' | null;
  reason: string | null;
  decided_at: string | null;
  staff_member_id: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    approvals: ApprovalTable;
  }
}
