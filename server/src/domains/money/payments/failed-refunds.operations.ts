import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { RefundReport } from '#platform/payments/connect-gateway.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { insertFailedRefund } from './failed-refunds.repository.ts';
import { formatCents } from './payment-texts.rules.ts';
import { lockReportedPayment } from './payments.repository.ts';
import { findRefund, markRefundFailed } from './refunds.repository.ts';

type Failed = {
  customerId: number;
  providerId: number;
  about: 'package' | 'quote';
  refund: RefundReport;
  now: Date;
};

/** Puts a refund that failed on the team’s list, once. False when it is there already. */
export function reportFailedRefund(tx: Tx, { customerId, providerId, about, refund, now }: Failed): Promise<boolean> {
  return insertFailedRefund(tx, {
    gateway_id: refund.id,
    customer_id: customerId,
    provider_id: providerId,
    about,
    cents: refund.amountCents,
    failure: refund.failure ?? null,
    failed_at: now.toISOString(),
  });
}

/**
 * The refund of a package did not reach the vendor: we still owe it, so the adjustment note is right, and the team sends
 * the money another way. False when the charge is none of ours.
 */
export async function applyFailedRefund(tx: Tx, refund: RefundReport, now: Date): Promise<boolean> {
  const known = await findRefund(tx, refund.intentId);
  const payment = known && (await lockReportedPayment(tx, known.payment_id));
  if (!payment) return false;
  const { customer_id: customerId, provider_id: providerId, id } = payment;
  const isNew = await reportFailedRefund(tx, { customerId, providerId, about: 'package', refund, now });
  if (!isNew) return true;
  await markRefundFailed(tx, refund.intentId, now.toISOString());
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: `Our refund of ${formatCents(refund.amountCents)} didn’t reach you`,
    body_html: '<p>Your bank didn’t accept it. We’ll be in touch to send it another way.</p>',
    link_path: `/providers/${providerId}/payments`,
    link_text: 'See payments',
    created_at: now.toISOString(),
  });
  const subject = { kind: 'payment', id };
  await record(tx, { kind: 'system' }, { action: 'payments.refundFailed', subject, customerId });
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'payments' } },
    { providerId, event: { kind: 'prompts' } },
  ]);
  return true;
}
