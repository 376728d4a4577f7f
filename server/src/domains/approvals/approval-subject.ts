import type { Approval, ApprovalKind, Decision } from '@bellbird/contract/approvals';
import type { Tx } from '#platform/db/db.ts';

/** What the team sees of a thing it is to decide on. */
export type ApprovalDescription = Pick<Approval, 'title' | 'images' | 'changes' | 'checks'> & {
  text?: string | null;
  /** The page of the panel where the vendor finds it. */
  path: string;
};

export type Decided = {
  customerId: number;
  providerId: number;
  subjectId: number;
  decision: Decision;
  reason: string | null;
  at: Date;
  staffMemberId: number;
};

/** One kind of thing that waits for the team. Its own domain knows what it looks like and what a decision does to it. */
export type ApprovalSubject = {
  readonly kind: ApprovalKind;
  describe(tx: Tx, subjectIds: readonly number[]): Promise<ReadonlyMap<number, ApprovalDescription>>;
  decided(tx: Tx, decided: Decided): Promise<void>;
};
