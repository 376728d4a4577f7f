import type { WorkKind } from '@bellbird/contract/attention/approvals';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from './approvals.tables.ts';
import { dueAt } from './approvals.rules.ts';

export type Asked = {
  /** Null if nobody knows yet. */
  customerId: number | null;
  /** Null if it is about the customer as a whole. */
  providerId: number | null;
  kind: string;
  subjectId: number;
  /** Null if it comes from a couple or the team. */
  customerUserId: number | null;
  at: Date;
  /** When it was promised, if not after the usual time. */
  dueAt?: Date | undefined;
};

/**
 * Adds an item to the queue. One that already waits keeps its place but gets a new id: a decision about its earlier
 * version then finds nothing to decide.
 */
export function requestApproval(tx: Tx, asked: Asked): Promise<void> {
  return requestApprovals(tx, [asked]);
}

/** The same for several items at once. */
export async function requestApprovals(tx: Tx, asked: readonly Asked[]): Promise<void> {
  const before = await tx
    .updateTable('approvals')
    .set({ decision: 'withdrawn', decided_at: asked[0]?.at.toISOString() ?? null })
    .where('kind', 'in', [...new Set(asked.map(({ kind }) => kind))])
    .where(
      anyOf(
        'subject_id',
        asked.map(({ subjectId }) => subjectId),
      ),
    )
    .where('decision', 'is', null)
    .returning(['kind', 'subject_id', 'asked_at', 'due_at'])
    .execute();
  const placeOf = ({ kind, subjectId, at, dueAt: promised }: Asked) => {
    const place = before.find((each) => each.kind === kind && each.subject_id === subjectId);
    return {
      asked_at: place?.asked_at ?? at.toISOString(),
      due_at: place?.due_at ?? (promised ?? dueAt(kind, at)).toISOString(),
    };
  };
  await tx
    .insertInto('approvals')
    .values(
      asked.map((each) => ({
        customer_id: each.customerId,
        provider_id: each.providerId,
        kind: each.kind,
        subject_id: each.subjectId,
        customer_user_id: each.customerUserId,
        ...placeOf(each),
      })),
    )
    .execute();
}

type Withdrawn = { customerId: number; kind: string; subjectId: number; at: Date };

/** Removes an item from the queue: it was deleted or changed. */
export async function withdrawApproval(tx: Tx, { customerId, kind, subjectId, at }: Withdrawn): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ decision: 'withdrawn', decided_at: at.toISOString() })
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('decision', 'is', null)
    .execute();
}

type Finished = { kind: WorkKind; subjectId: number; staffMemberId: number; at: Date };

/** Removes work from the queue that somebody has finished on its own page, whoever had claimed it. */
export async function finishApproval(tx: Tx, { kind, subjectId, staffMemberId, at }: Finished): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ decision: 'approved', decided_at: at.toISOString(), staff_member_id: staffMemberId })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('decision', 'is', null)
    .execute();
}
