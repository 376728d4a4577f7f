import type { GeneratedAlways } from 'kysely';

export type ApprovalTable = {
  id: GeneratedAlways<number>;
  /** Null if nobody knows yet. */
  customer_id: number | null;
  /** Null if it is about the customer as a whole. */
  provider_id: number | null;
  kind: string;
  subject_id: number;
  customer_user_id: number | null;
  asked_at: string;
  due_at: string;
  decision: 'approved' | 'rejected' | 'withdrawn' | null;
  reason: string | null;
  decided_at: string | null;
  staff_member_id: number | null;
  claimed_by: number | null;
  claimed_until: string | null;
  /** A decision that can still be undone, and when it takes effect. */
  settling: 'approved' | 'rejected' | null;
  settles_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    approvals: ApprovalTable;
  }
}
