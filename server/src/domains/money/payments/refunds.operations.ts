import { record } from '#platform/audit/audit.ts';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Intent } from '#platform/payments/card-gateway.ts';
import type { LockedPayment } from './payments.repository.ts';
import { insertRefund } from './refunds.repository.ts';

/** Announces that a refund is waiting. */
export const REFUNDS_CHANNEL = 'payment-refunds';

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
