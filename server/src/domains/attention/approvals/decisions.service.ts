import {
  type ApprovalKind,
  type Decision,
  REASON_LISTS,
  isForBulk,
  isRequest,
  isWork,
  takesListedReason,
} from '@bellbird/contract/attention/approvals';
import { APPROVAL_UNDO_S } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findEntries } from '#domains/foundation/configs/configs.public.ts';
import type { ApprovalSubject } from './approval-subjects.rules.ts';
import { kindsFor } from './approvals.rules.ts';
import {
  type DueRow,
  type NewDecision,
  type TakenRow,
  finishSettling,
  lockDue,
  postponeSettling,
  returnToQueue,
  startSettling,
  takeDecision,
  undoSettling,
} from './decisions.repository.ts';
import { approvalExists, findItem, findWaitingId } from './queue.repository.ts';
import { tellRefusal } from './refusals.operations.ts';

const TRIED_AGAIN_MS = 60_000;

type Verdict = { decision: Decision; reason?: string | undefined; undoable?: boolean };

type Ports = { db: Db; clock: Clock; subjects: readonly ApprovalSubject[] };

export type DecisionsService = ReturnType<typeof createDecisionsService>;

/** What the team decides: at once, or after the seconds in which it can be undone. */
export function createDecisionsService({ db, clock, subjects }: Ports) {
  /** The words of a reason. Where a list has the reasons, only its codes are accepted. */
  async function nameReason(tx: Tx, kind: string, reason: string): Promise<string> {
    const list = REASON_LISTS[kind as ApprovalKind];
    if (!list || !takesListedReason(kind as ApprovalKind)) return reason;
    const entries = await findEntries(tx, [list]);
    const entry = entries.find(({ code, status }) => code === reason && status === 'active');
    return entry?.value ?? fail('invalid_fields', { fields: { reason: 'Please choose one from the list.' } });
  }

  async function apply(tx: Tx, taken: TakenRow, given: NewDecision): Promise<void> {
    const { customer_id: customerId, provider_id: providerId, subject_id: subjectId, kind } = taken;
    const subject = subjects.find((each) => each.kind === kind) ?? fail('not_found');
    if (customerId === null) return;
    if (providerId === null) return subject.decidedForCustomer?.(tx, { customerId, subjectId, ...given });
    await subject.decided?.(tx, { customerId, providerId, subjectId, ...given });
    if (given.reason === null || subject.tellsItself) return;
    const reason = await nameReason(tx, kind, given.reason);
    await tellRefusal(tx, subject, { customerId, providerId, subjectId, reason, at: given.at });
  }

  async function decide(tx: Tx, staff: Staff, id: number, verdict: Verdict): Promise<void> {
    const { decision, undoable } = verdict;
    const item = (await findItem(tx, id)) ?? fail((await approvalExists(tx, id)) ? 'not_possible_now' : 'not_found');
    const kind = kindsFor(staff.roles).find((each) => each === item.kind) ?? fail('forbidden');
    if (isWork(kind) || (decision === 'rejected' && isRequest(kind))) fail('not_possible_now');
    const reason = decision === 'rejected' ? (verdict.reason ?? null) : null;
    if (reason) await nameReason(tx, kind, reason);
    const at = clock.now();
    const given = { decision, reason, at, staffMemberId: staff.staffMemberId };
    const until = new Date(at.getTime() + APPROVAL_UNDO_S * 1000);
    const taken = undoable ? await startSettling(tx, id, given, until) : await takeDecision(tx, id, given);
    if (!taken) return fail((await findItem(tx, id)) ? 'claimed_by_other' : 'not_possible_now');
    if (!undoable) await apply(tx, taken, given);
    const { customer_id: customerId, subject_id: subjectId } = taken;
    const details = { decision, reason };
    await record(tx, staff, { action: 'approvals.decide', subject: { kind, id: subjectId }, customerId, details });
  }

  /** Something else may have changed in the seconds before; then the item waits again. */
  async function settle(tx: Tx, due: DueRow): Promise<void> {
    const at = clock.now();
    await finishSettling(tx, due, at);
    const { settling: decision, reason, staff_member_id: staffMemberId } = due;
    await apply(tx, due, { decision, reason, at, staffMemberId });
  }

  async function settleNext(): Promise<boolean> {
    let id: number | undefined;
    try {
      return await db.system(async (tx) => {
        const due = await lockDue(tx, clock.now());
        id = due?.id;
        if (due) await settle(tx, due);
        return due !== undefined;
      });
    } catch (error) {
      const failed = id;
      if (failed === undefined) throw error;
      if (error instanceof AppError) {
        await db.system((tx) => returnToQueue(tx, failed));
        return true;
      }
      // Unexpected, and perhaps for ever: the decisions behind it do not wait for it.
      await db.system((tx) => postponeSettling(tx, failed, new Date(clock.now().getTime() + TRIED_AGAIN_MS)));
      throw error;
    }
  }

  const decideAlone = (staff: Staff, id: number, verdict: Verdict): Promise<void> =>
    db.system((tx) => decide(tx, staff, id, verdict));

  return {
    decide: decideAlone,

    /** Decides by subject instead of by queue id. */
    decideOn: (staff: Staff, kind: ApprovalKind, subjectId: number, verdict: Verdict): Promise<void> =>
      db.system(async (tx) => {
        const id = (await findWaitingId(tx, kind, subjectId)) ?? fail('not_found');
        await decide(tx, staff, id, verdict);
      }),

    undo: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        if (!(await approvalExists(tx, id))) fail('not_found');
        const { staffMemberId } = staff;
        const taken = (await undoSettling(tx, id, { staffMemberId, now: clock.now() })) ?? fail('no_longer_undoable');
        const { customer_id: customerId, kind, subject_id: subjectId } = taken;
        await record(tx, staff, { action: 'approvals.undo', subject: { kind, id: subjectId }, customerId });
      }),

    /** Each by itself: one that cannot be decided keeps no other. */
    async approveSeveral(staff: Staff, ids: readonly number[]): Promise<{ decided: number[]; left: number[] }> {
      const decided: number[] = [];
      const left: number[] = [];
      for (const id of new Set(ids)) {
        const item = await db.system((tx) => findItem(tx, id));
        const isSafe = item !== undefined && isForBulk(item.kind as ApprovalKind);
        const isDone = isSafe && (await succeeds(decideAlone(staff, id, { decision: 'approved', undoable: true })));
        (isDone ? decided : left).push(id);
      }
      return { decided, left };
    },

    /** Lets decisions take effect whose time to undo them is over. */
    async settleDue(): Promise<void> {
      while (await settleNext());
    },
  };
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
