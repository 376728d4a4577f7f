import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { dueAt } from './approvals.rules.ts';
import type { ApprovalTable } from './approvals.tables.ts';

type Given = Partial<Insertable<ApprovalTable>> & Pick<Insertable<ApprovalTable>, 'customer_id'>;

/** Something that waits for the team. */
export async function buildApproval(tx: Tx, given: Given): Promise<{ id: number }> {
  const { kind = 'item', asked_at: askedAt = new Date().toISOString() } = given;
  const due = dueAt(kind, new Date(askedAt)).toISOString();
  return tx
    .insertInto('approvals')
    .values({ subject_id: 1, due_at: due, ...given, kind, asked_at: askedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
}
