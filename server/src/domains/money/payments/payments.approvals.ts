import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { formatCents } from './payment-texts.rules.ts';
import { findRefundsById } from './refund-requests.repository.ts';
import { findTransfers } from './transfers.repository.ts';

const describe = (title: string, text: string): ApprovalDescription => ({
  title,
  text,
  images: [],
  changes: [],
  checks: [],
  path: '/',
});

/** Transfers that fit nothing, in the queue; they are matched or sent back on the money page. */
export const transferApprovals: ApprovalSubject = {
  kind: 'transfer',
  async describe(tx, subjectIds) {
    const rows = await findTransfers(tx, subjectIds);
    return new Map(rows.map((row) => [row.id, describe(formatCents(row.amount_cents), row.reference)]));
  },
};

/** Refunds that need a second person, in the queue; they are decided on the money page. */
export const refundApprovals: ApprovalSubject = {
  kind: 'refund',
  async describe(tx, subjectIds) {
    const rows = await findRefundsById(tx, subjectIds);
    return new Map(
      rows.map((row) => {
        const title = `${formatCents(row.amount_cents)}, ${row.product_name}`;
        return [row.id, describe(title, `${row.asked_by_name}: ${row.reason}`)];
      }),
    );
  },
};
