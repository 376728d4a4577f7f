import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ApprovalTable } from './approvals.tables.ts';

export type TakenRow = Pick<ApprovalTable, 'customer_id' | 'provider_id' | 'kind' | 'subject_id'>;

export type NewDecision = {
  decision: 'approved' | 'rejected';
  reason: string | null;
  at: Date;
  staffMemberId: number;
};

/** Of two who decide at once, one does; what a colleague works on is left to them. */
function whereFree(tx: Tx, id: number, { staffMemberId, at }: NewDecision) {
  return tx
    .updateTable('approvals')
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where('settles_at', 'is', null)
    .where(sql<boolean>`(claimed_by is null or claimed_by = ${staffMemberId} or claimed_until <= ${at.toISOString()})`);
}

/** Decides once: a second decision finds nothing to decide. */
export function takeDecision(tx: Tx, id: number, given: NewDecision): Promise<TakenRow | undefined> {
  const { decision, reason, at, staffMemberId } = given;
  return whereFree(tx, id, given)
    .set({ decision, reason, decided_at: at.toISOString(), staff_member_id: staffMemberId })
    .returning(['customer_id', 'provider_id', 'kind', 'subject_id'])
    .executeTakeFirst();
}

/** The same with a few seconds to undo it. */
export function startSettling(tx: Tx, id: number, given: NewDecision, until: Date): Promise<TakenRow | undefined> {
  const { decision, reason, staffMemberId } = given;
  return whereFree(tx, id, given)
    .set({ settling: decision, settles_at: until.toISOString(), reason, staff_member_id: staffMemberId })
    .returning(['customer_id', 'provider_id', 'kind', 'subject_id'])
    .executeTakeFirst();
}

/** Back to the queue, if it is one’s own decision and its time is not up. */
export function undoSettling(
  tx: Tx,
  id: number,
  { staffMemberId, now }: { staffMemberId: number; now: Date },
): Promise<TakenRow | undefined> {
  return tx
    .updateTable('approvals')
    .set({ settling: null, settles_at: null, reason: null, staff_member_id: null })
    .where('id', '=', id)
    .where('staff_member_id', '=', staffMemberId)
    .where('decision', 'is', null)
    .where('settles_at', '>', now.toISOString())
    .returning(['customer_id', 'provider_id', 'kind', 'subject_id'])
    .executeTakeFirst();
}

export type DueRow = TakenRow & {
  id: number;
  settling: 'approved' | 'rejected';
  reason: string | null;
  staff_member_id: number;
};

/** One decision whose time has come, locked; other processes take the next. */
export async function lockDue(tx: Tx, now: Date): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select id, customer_id, provider_id, kind, subject_id, settling, reason, staff_member_id from approvals
    where decision is null and settles_at <= ${now.toISOString()}
    order by settles_at limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export async function finishSettling(tx: Tx, { id, settling }: DueRow, at: Date): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ decision: settling, decided_at: at.toISOString(), settling: null, settles_at: null })
    .where('id', '=', id)
    .execute();
}

/** What fails for now is tried again later; others go first. */
export async function postponeSettling(tx: Tx, id: number, until: Date): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ settles_at: until.toISOString() })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where('settles_at', 'is not', null)
    .execute();
}

/** What cannot take effect waits again. */
export async function returnToQueue(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ settling: null, settles_at: null, reason: null, staff_member_id: null })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute();
}
