import type { DeskRefund } from '@bellbird/contract/money/payments';
import type { Staff } from '#platform/auth/caller.ts';
import type { DeskRefundRow } from './refund-requests.repository.ts';

function toState({ state, is_sent: isSent, is_failed: isFailed }: DeskRefundRow): DeskRefund['state'] {
  if (state !== 'approved') return state;
  return isFailed ? 'failed' : isSent ? 'sent' : 'approved';
}

export function presentDeskRefund(row: DeskRefundRow, { staffMemberId }: Staff): DeskRefund {
  return {
    id: row.id,
    customer: { id: row.customer_id, name: row.customer_name },
    product: row.product_name,
    amountCents: row.amount_cents,
    reason: row.reason,
    cancelsRest: row.cancels_rest,
    state: toState(row),
    askedBy: row.asked_by_name,
    askedAt: row.asked_at,
    isOwn: row.asked_by === staffMemberId,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    note: row.note,
  };
}
