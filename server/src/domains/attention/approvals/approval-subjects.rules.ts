import type { ApprovalKind, Decision } from '@bellbird/contract/attention/approvals';
import type { Tx } from '#platform/db/db.ts';
import type { ApprovalDescription } from './approvals.presenter.ts';

export type Decided = {
  customerId: number;
  providerId: number;
  subjectId: number;
  decision: Decision;
  reason: string | null;
  at: Date;
  staffMemberId: number;
};

/** The same about a customer as a whole. */
export type DecidedForCustomer = Omit<Decided, 'providerId'>;

export type Detail = { label: string; value: string };

/** One kind of item that waits for the team. Its domain knows what it looks like and what a decision does. */
export type ApprovalSubject = {
  readonly kind: ApprovalKind;
  describe(tx: Tx, subjectIds: readonly number[]): Promise<ReadonlyMap<number, ApprovalDescription>>;
  /** What follows from a decision about something of a provider; a request is only marked as done. */
  decided?(tx: Tx, decided: Decided): Promise<void>;
  /** What follows from a decision about a customer as a whole. */
  decidedForCustomer?(tx: Tx, decided: DecidedForCustomer): Promise<void>;
  /** Private details: not in the list, and opening them is recorded. */
  open?(tx: Tx, subjectId: number): Promise<Detail[]>;
  /** The domain notifies the vendor itself. */
  readonly tellsItself?: true;
  /** The text of a refusal, if nothing was to be published. */
  refusal?(refused: { title: string; reason: string }): { title: string; text: string };
};

/** What waits, in the words of its domain: one query for each kind. */
export async function describeItems(
  tx: Tx,
  subjects: readonly ApprovalSubject[],
  items: readonly { kind: string; subject_id: number }[],
): Promise<(ApprovalDescription | undefined)[]> {
  const byKind = new Map(
    await Promise.all(
      subjects.map(async ({ kind, describe }) => {
        const ids = items.filter((item) => item.kind === kind).map((item) => item.subject_id);
        const seen = ids.length > 0 ? await describe(tx, ids) : undefined;
        return [kind as string, seen] as const;
      }),
    ),
  );
  return items.map((item) => byKind.get(item.kind)?.get(item.subject_id));
}
