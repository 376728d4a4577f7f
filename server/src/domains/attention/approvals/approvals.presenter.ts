import type { Approval, ApprovalKind, WaitingKind } from '@bellbird/contract/attention/approvals';
import type { WaitingCount, WaitingRow } from './queue.repository.ts';

/** What the team sees of an item. */
export type ApprovalDescription = Pick<Approval, 'title' | 'images' | 'changes' | 'checks'> & {
  text?: string | null;
  /** The page of the panel where the vendor finds it. */
  path: string;
};

type Shown = { seen: ApprovalDescription | undefined; hasDetails: boolean; staffMemberId: number };

export function presentApproval(row: WaitingRow, { seen, hasDetails, staffMemberId }: Shown): Approval {
  return {
    id: row.id,
    kind: row.kind as ApprovalKind,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
    provider: presentProvider(row),
    title: seen?.title ?? row.provider_name ?? row.customer_name ?? '',
    text: seen?.text ?? null,
    images: seen?.images ?? [],
    changes: seen?.changes ?? [],
    checks: seen?.checks ?? [],
    decideBy: row.due_at,
    hasDetails,
    owner: row.owner && { name: row.owner.name, isSelf: row.owner.id === staffMemberId },
    claim: presentClaim(row, staffMemberId),
  };
}

function presentProvider(row: WaitingRow): Approval['provider'] {
  if (row.provider_id === null) return null;
  return {
    id: row.provider_id,
    name: row.provider_name ?? '',
    category: row.category_name ?? '',
    city: row.city_name ?? '',
  };
}

function presentClaim(row: WaitingRow, staffMemberId: number): Approval['claim'] {
  if (row.claimed_by === null || row.claimed_until === null) return null;
  return { name: row.claimed_by_name ?? '', isMine: row.claimed_by === staffMemberId, until: row.claimed_until };
}

export function presentWaitingKind({ kind, count, overdue, ages, oldest }: WaitingCount): WaitingKind {
  return { kind: kind as ApprovalKind, count, overdue, ages, oldestAskedAt: oldest };
}
