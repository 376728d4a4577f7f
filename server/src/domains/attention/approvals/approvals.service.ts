import {
  APPROVAL_KINDS,
  type Approval,
  type ApprovalKind,
  DECIDED_WITHIN_HOURS,
  type Decision,
  REASON_LISTS,
} from '@bellbird/contract/attention/approvals';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findEntries } from '#domains/foundation/configs/configs.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { type ApprovalDescription, presentApproval } from './approvals.presenter.ts';
import {
  type TakenRow,
  type WaitingRow,
  approvalExists,
  countWaiting,
  findWaiting,
  findWaitingId,
  findWaitingThing,
  takeDecision,
} from './approvals.repository.ts';

export type Decided = {
  customerId: number;
  providerId: number;
  subjectId: number;
  decision: Decision;
  reason: string | null;
  at: Date;
  staffMemberId: number;
};

export type Detail = { label: string; value: string };

/** One kind of item that waits for the team. Its domain knows what it looks like and what a decision does. */
export type ApprovalSubject = {
  readonly kind: ApprovalKind;
  describe(tx: Tx, subjectIds: readonly number[]): Promise<ReadonlyMap<number, ApprovalDescription>>;
  decided(tx: Tx, decided: Decided): Promise<void>;
  /** Private details: not in the list, and opening them is recorded. */
  open?(tx: Tx, subjectId: number): Promise<Detail[]>;
  /** The domain notifies the vendor itself. */
  readonly tellsItself?: true;
  /** The text of a refusal, if nothing was to be published. */
  refusal?(refused: { title: string; reason: string }): { title: string; text: string };
};

const [[PROMISED, WITHIN_HOURS] = ['', 0]] = Object.entries(DECIDED_WITHIN_HOURS);
const overdueAt = (now: Date) => ({
  kind: PROMISED,
  askedBefore: new Date(now.getTime() - WITHIN_HOURS * 60 * 60 * 1000).toISOString(),
});

const NOTHING: ReadonlyMap<number, ApprovalDescription> = new Map();

type Verdict = { decision: Decision; reason?: string | undefined };

type Ports = { db: Db; clock: Clock; subjects: readonly ApprovalSubject[] };

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

/** The queue of everything the team decides, whichever domain it comes from. */
export function createApprovalsService({ db, clock, subjects }: Ports) {
  const subjectOf = (kind: string) => subjects.find((each) => each.kind === kind);

  /** One query for each kind in the list. */
  async function describe(tx: Tx, rows: readonly WaitingRow[]): Promise<(ApprovalDescription | undefined)[]> {
    const byKind = new Map(
      await Promise.all(
        subjects.map(async ({ kind, describe: see }) => {
          const ids = rows.filter((row) => row.kind === kind).map((row) => row.subject_id);
          return [kind as string, ids.length > 0 ? await see(tx, ids) : NOTHING] as const;
        }),
      ),
    );
    return rows.map((row) => byKind.get(row.kind)?.get(row.subject_id));
  }

  /** Notifies the provider’s team of a refusal, with a link to fix it. */
  async function tellRefusal(tx: Tx, taken: TakenRow, reason: string): Promise<void> {
    const subject = subjectOf(taken.kind);
    const seen = (await subject?.describe(tx, [taken.subject_id]))?.get(taken.subject_id);
    const title = seen?.title ?? 'your change';
    const told = subject?.refusal?.({ title, reason }) ?? {
      title: `Not published: ${title}`,
      text: `The marketplace team couldn’t approve this: ${reason}. Change it and we’ll check it again.`,
    };
    await addPrompt(tx, {
      customer_id: taken.customer_id,
      provider_id: taken.provider_id,
      type: 'notification',
      title: told.title.slice(0, 120),
      body_html: `<p>${escapeHtml(told.text)}</p>`,
      link_path: seen?.path ?? null,
      link_text: seen ? 'View' : null,
      created_at: clock.now().toISOString(),
    });
    await notifyTeam(tx, { customerId: taken.customer_id, providerId: taken.provider_id }, { kind: 'prompts' });
  }

  /** The words of a reason. Where a list has the reasons, only its codes are accepted. */
  async function nameReason(tx: Tx, id: number, reason: string): Promise<string> {
    const kind = (await findWaitingThing(tx, id))?.kind as ApprovalKind | undefined;
    const list = kind && REASON_LISTS[kind];
    if (!list) return reason;
    const entries = await findEntries(tx, [list]);
    const entry = entries.find(({ code, status }) => code === reason && status === 'active');
    return entry?.value ?? fail('invalid_fields', { fields: { reason: 'Please choose one from the list.' } });
  }

  async function decide(tx: Tx, staff: Staff, id: number, { decision, reason }: Verdict): Promise<void> {
    const at = clock.now();
    const why = decision === 'rejected' ? (reason ?? null) : null;
    const told = why && (await nameReason(tx, id, why));
    const { staffMemberId } = staff;
    const taken = await takeDecision(tx, id, { decision, reason: why, at, staffMemberId });
    if (!taken) return fail((await approvalExists(tx, id)) ? 'not_possible_now' : 'not_found');
    const { customer_id: customerId, provider_id: providerId, subject_id: subjectId, kind } = taken;
    const subject = subjectOf(kind) ?? fail('not_found');
    await subject.decided(tx, { customerId, providerId, subjectId, decision, reason: why, at, staffMemberId });
    const details = { decision, reason: why };
    await record(tx, staff, { action: 'approvals.decide', subject: { kind, id: subjectId }, customerId, details });
    if (told && !subject.tellsItself) await tellRefusal(tx, taken, told);
  }

  return {
    list: ({
      page,
      limit,
      kind,
    }: Paging & { kind?: ApprovalKind | undefined }): Promise<{
      data: Approval[];
      total: number;
    }> =>
      db.system(async (tx) => {
        const rows = await findWaiting(tx, kind, overdueAt(clock.now()), { limit, offset: (page - 1) * limit });
        const seen = await describe(tx, rows);
        const counts = await countWaiting(tx);
        const total = counts.filter((each) => !kind || each.kind === kind).reduce((sum, each) => sum + each.count, 0);
        return {
          data: rows.map((row, at) => presentApproval(row, seen[at], subjectOf(row.kind)?.open !== undefined)),
          total,
        };
      }),

    counts: (): Promise<{ counts: Record<ApprovalKind, number>; oldestAskedAt: string | null }> =>
      db.system(async (tx) => {
        const rows = await countWaiting(tx);
        const countOf = (kind: ApprovalKind) => rows.find((each) => each.kind === kind)?.count ?? 0;
        return {
          counts: Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, countOf(kind)])) as Record<
            ApprovalKind,
            number
          >,
          oldestAskedAt: rows.map((each) => each.oldest).sort()[0] ?? null,
        };
      }),

    open: (staff: Staff, id: number): Promise<Detail[]> =>
      db.system(async (tx) => {
        const {
          kind,
          subject_id: subjectId,
          customer_id: customerId,
        } = (await findWaitingThing(tx, id)) ?? fail('not_found');
        const details = (await subjectOf(kind)?.open?.(tx, subjectId)) ?? fail('not_found');
        await record(tx, staff, { action: 'approvals.open', subject: { kind, id: subjectId }, customerId });
        return details;
      }),

    decide: (staff: Staff, id: number, decision: Verdict): Promise<void> =>
      db.system((tx) => decide(tx, staff, id, decision)),

    /** Decides by subject instead of by queue id. */
    decideOn: (staff: Staff, kind: ApprovalKind, subjectId: number, decision: Verdict): Promise<void> =>
      db.system(async (tx) => {
        const id = (await findWaitingId(tx, kind, subjectId)) ?? fail('not_found');
        await decide(tx, staff, id, decision);
      }),
  };
}
