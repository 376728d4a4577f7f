import type { DeskTransfer, TransferCandidate } from '@bellbird/contract/money/payments';
import type { CandidateRow, DeskTransferRow } from './transfers.repository.ts';

export function presentDeskTransfer(row: DeskTransferRow): DeskTransfer {
  return {
    id: row.id,
    reference: row.reference,
    amountCents: row.amount_cents,
    receivedAt: row.received_at,
    state: row.state,
    customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
    product: row.product_name,
    decidedBy: row.staff_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}

export function presentCandidate(row: CandidateRow): TransferCandidate {
  return {
    installmentId: row.installment_id,
    customer: { id: row.customer_id, name: row.customer_name },
    provider: row.provider_name,
    product: row.product_name,
    number: row.number,
    count: row.recurring_month,
    amountCents: row.amount_cents,
    dueDate: row.due_date,
  };
}
