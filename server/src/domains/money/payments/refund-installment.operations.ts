import type { Tx } from '#platform/db/db.ts';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import { fail } from '#platform/errors/app-error.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { markOrderRefunded, stopOrderOf } from '#domains/money/orders/orders.public.ts';
import { completePayPrompts } from './manual-payments.operations.ts';
import { issueAdjustmentNote } from './adjustment-notes.operations.ts';
import { findPaidAttempt } from './attempts.repository.ts';
import { isDisputed } from './disputes.repository.ts';
import { formatCents } from './payment-texts.rules.ts';
import {
  type InstallmentRow,
  type LockedPayment,
  findInstallments,
  updateInstallment,
  updatePayment,
} from './payments.repository.ts';
import { REFUNDS_CHANNEL, enqueueRefund } from './refunds.operations.ts';
import { lockTransferOfInstallment, updateTransfer } from './transfers.repository.ts';

type Refund = { payment: LockedPayment; installment: InstallmentRow; at: Date };

/**
 * How the money of a paid instalment goes back: to the card or account it was charged to, or as a transfer. By hand if we
 * never heard of the transfer that paid it.
 */
export async function findWayBack(
  tx: Tx,
  { payment, installment }: Pick<Refund, 'payment' | 'installment'>,
): Promise<'card' | 'transfer' | 'by_hand'> {
  if (installment.status !== 'paid' || installment.refunded_at !== null) fail('not_possible_now');
  const charge = await findPaidAttempt(tx, installment.id);
  // Their bank has the money already; sending it back as well would pay it twice.
  if (charge && (await isDisputed(tx, payment.customer_id, charge.id))) fail('refund_disputed');
  if (charge?.gateway_id) return 'card';
  return (await lockTransferOfInstallment(tx, installment.id)) ? 'transfer' : 'by_hand';
}

/** Sends the money of a paid instalment back, once, and tells the vendor. */
export async function refundInstallment(tx: Tx, refund: Refund): Promise<void> {
  const { payment, installment, at } = refund;
  const way = await findWayBack(tx, refund);
  if (way === 'by_hand') fail('refund_by_hand');
  const { customer_id: customerId, provider_id: providerId } = payment;
  const now = at.toISOString();
  if (way === 'card') {
    const charge = await findPaidAttempt(tx, installment.id);
    if (charge?.gateway_id)
      await enqueueRefund(tx, payment, { id: charge.gateway_id, amountCents: charge.amount_cents }, at);
  } else {
    const transfer = await lockTransferOfInstallment(tx, installment.id);
    if (transfer) await updateTransfer(tx, transfer.id, { state: 'returning', next_try_at: now });
    publishAfterCommit(tx, { channel: REFUNDS_CHANNEL });
  }
  await updateInstallment(tx, { customerId, id: installment.id }, { refunded_at: now });
  await issueAdjustmentNote(tx, payment, installment, { reason: 'refund', cents: installment.amount_cents, at });
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: `We’ve refunded ${formatCents(installment.amount_cents)}`,
    body_html: '<p>The money goes back the way it was paid. It can take a few days to arrive.</p>',
    link_path: `/providers/${providerId}/payments`,
    link_text: 'See payments',
    created_at: now,
  });
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'payments' } },
    { providerId, event: { kind: 'prompts' } },
  ]);
}

/** Asks for no further instalment of a payment; where somebody was asked to pay one, that is done. */
export async function cancelUnpaid(
  tx: Tx,
  { customer_id: customerId, id: paymentId }: LockedPayment,
  at: Date,
): Promise<void> {
  const unpaid = (await findInstallments(tx, customerId, [paymentId])).filter(({ status }) => status !== 'paid');
  for (const { id } of unpaid) await updateInstallment(tx, { customerId, id }, { status: 'cancelled' });
  await completePayPrompts(tx, customerId, unpaid, at);
  if (unpaid.length > 0) await updatePayment(tx, { customerId, id: paymentId }, { status: 'cancelled', failure: null });
}

type GoneBack = { payment: LockedPayment; way: 'card' | 'transfer' | 'by_hand'; at: Date };

/**
 * Once all the money for a film or a tour has gone back, it is called off if nobody has delivered it yet, and the vendor
 * reads how the money comes.
 */
export async function stopOrderWithoutMoney(tx: Tx, { payment, way, at }: GoneBack): Promise<void> {
  const { customer_id: customerId, id: paymentId } = payment;
  const installments = await findInstallments(tx, customerId, [paymentId]);
  const isGone = installments.every(({ status, refunded_at: back }) => status === 'cancelled' || back !== null);
  if (!isGone) return;
  await stopOrderOf(tx, { customerId, paymentId, at });
  await markOrderRefunded(tx, { customerId, paymentId, way: way === 'card' ? way : 'transfer' });
}
