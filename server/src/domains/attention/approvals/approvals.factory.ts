import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ApprovalTable } from './approvals.tables.ts';

type Given = Partial<Insertable<ApprovalTable>> & Pick<Insertable<ApprovalTable>, 'customer_id'>;

/** Something that waits for the team. */
export async function buildApproval(tx: Tx, given: Given): Promise<{ id: number }> {
  const askedAt = new Date().toISOString();
  return tx
    .insertInto('approvals')
    .values({ kind: 'item', subject_id: 1, asked_at: askedAt, due_at: askedAt, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
