import {
  AGE_LIMITS_HOURS,
  type Approval,
  type ApprovalKind,
  type WaitingKind,
} from '@bellbird/contract/attention/approvals';
import { APPROVAL_CLAIM_MINUTES } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type ApprovalSubject, type Detail, describeItems } from './approval-subjects.rules.ts';
import { presentApproval, presentWaitingKind } from './approvals.presenter.ts';
import { formatCursor, kindsFor, parseCursor } from './approvals.rules.ts';
import {
  type QueueFilter,
  type QueueItem,
  approvalExists,
  claim,
  countByKind,
  countMatching,
  findItem,
  findWaiting,
  release,
} from './queue.repository.ts';

type Wanted = {
  kind?: ApprovalKind | undefined;
  mine?: 'true' | undefined;
  overdue?: 'true' | undefined;
  after?: string | undefined;
  limit: number;
};

type Counts = { kinds: WaitingKind[]; total: number; overdue: number; mine: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

/** The queue of everything that waits for the team, whichever domain it comes from: each role sees its kinds. */
export function createApprovalsService(ports: { db: Db; clock: Clock; subjects: readonly ApprovalSubject[] }) {
  const { db, clock, subjects } = ports;
  const subjectOf = (kind: string) => subjects.find((each) => each.kind === kind);

  const filterFor = (staff: Staff, { kind, mine, overdue }: Partial<Wanted> = {}): QueueFilter => ({
    kinds: kindsFor(staff.roles).filter((each) => !kind || each === kind),
    ownedBy: mine && staff.staffMemberId,
    isOverdue: overdue === 'true',
    now: clock.now(),
  });

  async function findOwnItem(tx: Tx, staff: Staff, id: number): Promise<QueueItem> {
    const item = (await findItem(tx, id)) ?? fail((await approvalExists(tx, id)) ? 'not_possible_now' : 'not_found');
    return kindsFor(staff.roles).some((kind) => kind === item.kind) ? item : fail('forbidden');
  }

  return {
    list: (staff: Staff, wanted: Wanted): Promise<{ data: Approval[]; total: number; next: string | null }> =>
      db.system(async (tx) => {
        const filter = filterFor(staff, wanted);
        const { limit, after } = wanted;
        const [found, total] = await Promise.all([
          findWaiting(tx, filter, after ? parseCursor(after) : undefined, limit + 1),
          countMatching(tx, filter),
        ]);
        const rows = found.slice(0, limit);
        const seen = await describeItems(tx, subjects, rows);
        const last = found.length > limit ? rows.at(-1) : undefined;
        const { staffMemberId } = staff;
        return {
          data: rows.map((row, at) => {
            const hasDetails = subjectOf(row.kind)?.open !== undefined;
            return presentApproval(row, { seen: seen[at], hasDetails, staffMemberId });
          }),
          total,
          next: last ? formatCursor({ dueAt: new Date(last.due_at), id: last.id }) : null,
        };
      }),

    counts: (staff: Staff): Promise<Counts> =>
      db.system(async (tx) => {
        const [rows, mine] = await Promise.all([
          countByKind(tx, filterFor(staff), AGE_LIMITS_HOURS),
          countMatching(tx, filterFor(staff, { mine: 'true' })),
        ]);
        return {
          kinds: rows.map(presentWaitingKind),
          total: sum(rows.map((each) => each.count)),
          overdue: sum(rows.map((each) => each.overdue)),
          mine,
        };
      }),

    open: (staff: Staff, id: number): Promise<Detail[]> =>
      db.system(async (tx) => {
        const { kind, subject_id: subjectId, customer_id: customerId } = await findOwnItem(tx, staff, id);
        const details = (await subjectOf(kind)?.open?.(tx, subjectId)) ?? fail('not_found');
        await record(tx, staff, { action: 'approvals.open', subject: { kind, id: subjectId }, customerId });
        return details;
      }),

    claim: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        await findOwnItem(tx, staff, id);
        const now = clock.now();
        const until = new Date(now.getTime() + APPROVAL_CLAIM_MINUTES * 60_000);
        const isTaken = await claim(tx, id, { staffMemberId: staff.staffMemberId, now, until });
        if (!isTaken) fail('claimed_by_other');
      }),

    release: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        await findOwnItem(tx, staff, id);
        await release(tx, id, staff.staffMemberId);
      }),
  };
}
