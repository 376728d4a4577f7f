import { record } from '#platform/audit/audit.ts';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Intent } from '#platform/payments/card-gateway.ts';
import type { LockedPayment } from './payments.repository.ts';
import { type RefundRow, insertRefund, requestRefundAgain } from './refunds.repository.ts';

/** Announces that a refund is waiting. */
export const REFUNDS_CHANNEL = 'payment-refunds';

/** What the gateway calls a request of ours. */
export const toRefundKey = ({ gateway_id: chargeId, requests }: Pick<RefundRow, 'gateway_id' | 'requests'>): string =>
  requests === 1 ? `refund-${chargeId}` : `refund-${chargeId}-${requests}`;

/** Has a refund made that the gateway had refused. */
export async function enqueueRefundAgain(tx: Tx, chargeId: string, now: Date): Promise<void> {
  await requestRefundAgain(tx, chargeId, now.toISOString());
  publishAfterCommit(tx, { channel: REFUNDS_CHANNEL });
}

/** Stores the refund of a charge, once, and has it made after the commit. So it is not lost when the process ends. */
export async function enqueueRefund(
  tx: Tx,
  payment: LockedPayment,
  charge: Pick<Intent, 'id' | 'amountCents'>,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, id } = payment;
  const at = now.toISOString();
  const isNew = await insertRefund(tx, {
    gateway_id: charge.id,
    customer_id: customerId,
    payment_id: id,
    amount_cents: charge.amountCents,
    created_at: at,
    next_try_at: at,
  });
  if (!isNew) return;
  await record(tx, { kind: 'system' }, { action: 'payments.refund', subject: { kind: 'payment', id }, customerId });
  publishAfterCommit(tx, { channel: REFUNDS_CHANNEL });
}
