import { type Approval, type ApprovalKind, DECIDED_WITHIN_HOURS } from '@bellbird/contract/attention/approvals';
import type { WaitingRow } from './approvals.repository.ts';

/** What the team sees of an item. */
export type ApprovalDescription = Pick<Approval, 'title' | 'images' | 'changes' | 'checks'> & {
  text?: string | null;
  /** The page of the panel where the vendor finds it. */
  path: string;
};

export function presentApproval(row: WaitingRow, seen: ApprovalDescription | undefined, hasDetails: boolean): Approval {
  return {
    id: row.id,
    kind: row.kind as ApprovalKind,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    customer: { id: row.customer_id, name: row.customer_name },
    provider: { id: row.provider_id, name: row.provider_name, category: row.category_name, city: row.city_name },
    title: seen?.title ?? row.provider_name,
    text: seen?.text ?? null,
    images: seen?.images ?? [],
    changes: seen?.changes ?? [],
    checks: seen?.checks ?? [],
    decideBy: decideBy(row),
    hasDetails,
  };
}

const HOUR_MS = 60 * 60 * 1000;

function decideBy({ kind, asked_at }: WaitingRow): string | null {
  const hours = DECIDED_WITHIN_HOURS[kind as ApprovalKind];
  return hours === undefined ? null : new Date(Date.parse(asked_at) + hours * HOUR_MS).toISOString();
}
