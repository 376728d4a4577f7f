import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Dispute } from '#platform/payments/connect-gateway.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { endProductOf, findPaymentsBehindProduct } from '#domains/money/packages/packages.public.ts';
import { issueAdjustmentNote } from './adjustment-notes.operations.ts';
import type { AttemptRow } from './attempts.repository.ts';
import { markDebitCancelled } from './direct-debits.repository.ts';
import { saveDispute } from './disputes.repository.ts';
import { formatCents } from './payment-texts.rules.ts';
import { type LockedPayment, findInstallments, lockReportedPayments, updatePayment } from './payments.repository.ts';
import { cancelUnpaid } from './refund-installment.operations.ts';

const ACTIONS = { open: 'payments.disputed', won: 'payments.disputeWon', lost: 'payments.disputeLost' } as const;

/**
 * Applies what the gateway says about a dispute, each step once. Once it is lost, the money is with the payer’s bank: the
 * invoice is corrected, nothing more is charged, and what was paid for ends. For a direct debit that is at once, since
 * banks give the money back without asking us.
 */
export async function applyDispute(tx: Tx, attempt: AttemptRow, dispute: Dispute, now: Date): Promise<void> {
  const { customer_id: customerId, payment_id: paymentId } = attempt;
  const behind = await findPaymentsBehindProduct(tx, customerId, paymentId);
  const locked = await lockReportedPayments(tx, [paymentId, ...behind]);
  const payment = locked.find(({ id }) => id === paymentId) ?? fail('not_found');
  const at = now.toISOString();
  const isNews = await saveDispute(tx, {
    gateway_id: dispute.id,
    customer_id: customerId,
    attempt_id: attempt.id,
    amount_cents: dispute.amountCents,
    reason: dispute.reason,
    status: dispute.status,
    opened_at: at,
    closed_at: dispute.status === 'open' ? null : at,
  });
  if (!isNews) return;
  if (dispute.status === 'lost' && attempt.status === 'paid')
    await reverse(tx, { payment, behind: locked.filter((each) => each !== payment) }, attempt, dispute, now);
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: payment.provider_id,
    type: 'notification',
    ...describe(payment, dispute),
    created_at: at,
  });
  await record(
    tx,
    { kind: 'system' },
    { action: ACTIONS[dispute.status], subject: { kind: 'payment', id: paymentId }, customerId },
  );
  await notifyTeams(tx, customerId, [
    { providerId: payment.provider_id, event: { kind: 'payments' } },
    { providerId: payment.provider_id, event: { kind: 'prompts' } },
  ]);
}

async function reverse(
  tx: Tx,
  { payment, behind }: { payment: LockedPayment; behind: readonly LockedPayment[] },
  attempt: AttemptRow,
  { amountCents }: Dispute,
  at: Date,
): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, id } = payment;
  const installments = await findInstallments(tx, customerId, [id]);
  const installment = installments.find((each) => each.id === attempt.installment_id) ?? fail('not_found');
  await issueAdjustmentNote(tx, payment, installment, { reason: 'dispute', cents: amountCents, at });
  await cancelUnpaid(tx, payment, at);
  await updatePayment(tx, { customerId, id }, { status: 'cancelled', failure: null });
  // Their bank would give back the next one too.
  if (attempt.direct_debit_id !== null)
    await markDebitCancelled(tx, customerId, attempt.direct_debit_id, at.toISOString());
  const isEnded = await endProductOf(tx, { customerId, providerId, paymentId: id, at });
  // What was left of the packages that it replaced ends with it.
  if (isEnded) for (const each of behind) await cancelUnpaid(tx, each, at);
}

function describe({ provider_id: providerId, product_name: product }: LockedPayment, dispute: Dispute) {
  const amount = formatCents(dispute.amountCents);
  const name = escapeHtml(product);
  const payments = { link_path: `/providers/${providerId}/payments`, link_text: 'See payments' };
  if (dispute.status === 'open')
    return {
      title: `Your bank is checking a payment of ${amount}`,
      body_html: `<p>Your bank was told that nobody knows the payment for <b>${name}</b>. If you know it, please tell your bank: if it takes the money back, what it paid for ends.</p>`,
      ...payments,
    };
  if (dispute.status === 'won')
    return {
      title: `Your bank has confirmed a payment of ${amount}`,
      body_html: `<p>The payment for <b>${name}</b> counts, and nothing changes.</p>`,
      ...payments,
    };
  return {
    title: `Your bank took ${amount} back`,
    body_html: `<p>The payment for <b>${name}</b> was reversed, so what it paid for has ended. If this is a mistake, please choose a package and pay another way.</p>`,
    link_path: `/providers/${providerId}/payments?tab=packages`,
    link_text: 'See packages',
  };
}
