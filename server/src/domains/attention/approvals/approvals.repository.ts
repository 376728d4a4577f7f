import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ApprovalTable } from './approvals.tables.ts';

export type Asked = {
  customerId: number;
  providerId: number;
  kind: string;
  subjectId: number;
  /** Null if it comes from a couple. */
  customerUserId: number | null;
  at: Date;
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
    .returning(['kind', 'subject_id', 'asked_at'])
    .execute();
  const placeOf = ({ kind, subjectId, at }: Asked) =>
    before.find((each) => each.kind === kind && each.subject_id === subjectId)?.asked_at ?? at.toISOString();
  await tx
    .insertInto('approvals')
    .values(
      asked.map((each) => ({
        customer_id: each.customerId,
        provider_id: each.providerId,
        kind: each.kind,
        subject_id: each.subjectId,
        customer_user_id: each.customerUserId,
        asked_at: placeOf(each),
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

export type WaitingRow = {
  id: number;
  kind: ApprovalTable['kind'];
  subject_id: number;
  asked_at: string;
  asked_by: string | null;
  customer_id: number;
  customer_name: string;
  provider_id: number;
  provider_name: string;
  category_name: string;
  city_name: string;
};

export type Window = { limit: number; offset: number };

/** Overdue items come first. */
export type Overdue = { kind: string; askedBefore: string };

export function waitingQuery(kind: string | undefined, overdue: Overdue, { limit, offset }: Window) {
  const ofKind = kind ? sql`and a.kind = ${kind}` : sql``;
  return sql<WaitingRow>`
    select a.id, a.kind, a.subject_id, a.asked_at, trim(u.name || ' ' || u.surname) as asked_by, a.customer_id,
      c.name as customer_name, a.provider_id, p.name as provider_name, k.name as category_name, t.name as city_name
    from approvals a
    join customers c on c.id = a.customer_id
    join providers p on p.id = a.provider_id
    join provider_categories k on k.id = p.category_id
    join cities t on t.id = p.city_id
    left join customer_users u on u.id = a.customer_user_id
    where a.decision is null ${ofKind}
    order by (a.kind = ${overdue.kind} and a.asked_at < ${overdue.askedBefore}) desc, a.asked_at, a.id
    limit ${limit} offset ${offset}`;
}

export async function findWaiting(
  tx: Tx,
  kind: string | undefined,
  overdue: Overdue,
  window: Window,
): Promise<WaitingRow[]> {
  const { rows } = await waitingQuery(kind, overdue, window).execute(tx);
  return rows;
}

export type WaitingCount = { kind: string; count: number; oldest: string };

export async function countWaiting(tx: Tx): Promise<WaitingCount[]> {
  const { rows } = await sql<WaitingCount>`
    select kind, count(*)::int as count, min(asked_at) as oldest from approvals where decision is null group by kind`.execute(
    tx,
  );
  return rows;
}

export type TakenRow = Pick<ApprovalTable, 'customer_id' | 'provider_id' | 'kind' | 'subject_id'>;

/** Decides once: a second decision finds nothing to decide. */
export async function takeDecision(
  tx: Tx,
  id: number,
  { decision, reason, at, staffMemberId }: { decision: string; reason: string | null; at: Date; staffMemberId: number },
): Promise<TakenRow | undefined> {
  return tx
    .updateTable('approvals')
    .set({
      decision: decision as 'approved',
      reason,
      decided_at: at.toISOString(),
      staff_member_id: staffMemberId,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returning(['customer_id', 'provider_id', 'kind', 'subject_id'])
    .executeTakeFirst();
}

export async function findWaitingId(tx: Tx, kind: string, subjectId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function approvalExists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('approvals').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export function findWaitingThing(tx: Tx, id: number): Promise<TakenRow | undefined> {
  return tx
    .selectFrom('approvals')
    .select(['customer_id', 'provider_id', 'kind', 'subject_id'])
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst();
}
