import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findPaidAttempts } from './attempts.repository.ts';
import { findInstallments, lockReportedPayment, updateInstallment, updatePayment } from './payments.repository.ts';
import { enqueueRefund } from './refunds.operations.ts';

/**
 * Sends back everything that was charged for a payment, and asks for no further instalment. Money that was transferred
 * has no charge: somebody has to transfer it back.
 */
export async function refundPayment(
  tx: Tx,
  { customerId, paymentId, at }: { customerId: number; paymentId: number; at: Date },
): Promise<'card' | 'transfer'> {
  const payment = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
  const unpaid = (await findInstallments(tx, customerId, [paymentId])).filter(({ status }) => status !== 'paid');
  for (const { id } of unpaid) await updateInstallment(tx, { customerId, id }, { status: 'cancelled' });
  if (unpaid.length > 0) await updatePayment(tx, { customerId, id: paymentId }, { status: 'cancelled', failure: null });
  const charges = await findPaidAttempts(tx, customerId, paymentId);
  for (const { gateway_id: id, amount_cents: amountCents } of charges)
    if (id !== null) await enqueueRefund(tx, payment, { id, amountCents }, at);
  return charges.length > 0 ? 'card' : 'transfer';
}
