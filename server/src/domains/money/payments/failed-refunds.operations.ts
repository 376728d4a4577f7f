import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RefundReport } from '#platform/payments/connect-gateway.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { insertFailedRefund } from './failed-refunds.repository.ts';
import { formatCents } from './payment-texts.rules.ts';
import { type LockedPayment, findPaymentOfInstallment, lockReportedPayment } from './payments.repository.ts';
import { toRefundKey } from './refunds.operations.ts';
import { type RefundRow, findRefund, markRefundFailed } from './refunds.repository.ts';
import { type TransferRow, updateTransfer } from './transfers.repository.ts';

const REFUSED = '<p>It couldn’t be made. We’re looking into it and will be in touch.</p>';

type Failed = {
  customerId: number;
  providerId: number;
  about: 'package' | 'quote';
  refund: Pick<RefundReport, 'id' | 'amountCents' | 'failure'>;
  /** The gateway never made it. For a package with the charge, so that it can be asked again. */
  refused?: { chargeId: string | null };
  now: Date;
};

/** Puts a refund that failed on the team’s list, once. False when it is there already. */
export function reportFailedRefund(tx: Tx, failed: Failed): Promise<boolean> {
  const { customerId, providerId, about, refund, refused, now } = failed;
  return insertFailedRefund(tx, {
    gateway_id: refund.id,
    is_refused: refused !== undefined,
    charge_id: refused?.chargeId ?? null,
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
  const { customer_id: customerId, provider_id: providerId } = payment;
  if (!(await reportFailedRefund(tx, { customerId, providerId, about: 'package', refund, now }))) return true;
  await markRefundFailed(tx, refund.intentId, now.toISOString());
  await tellVendor(tx, payment, {
    cents: refund.amountCents,
    body: '<p>Your bank didn’t accept it. We’ll be in touch to send it another way.</p>',
    now,
  });
  return true;
}

/** The gateway said no and would again, so it is not asked again until somebody of the team does. */
export async function applyRefusedRefund(
  tx: Tx,
  refund: RefundRow,
  { code, now }: { code: string | undefined; now: Date },
): Promise<void> {
  const { gateway_id: chargeId, amount_cents: cents } = refund;
  const payment = (await lockReportedPayment(tx, refund.payment_id)) ?? fail('not_found');
  const { customer_id: customerId, provider_id: providerId } = payment;
  const isNew = await reportFailedRefund(tx, {
    customerId,
    providerId,
    about: 'package',
    refund: { id: toRefundKey(refund), amountCents: cents, failure: code },
    refused: { chargeId },
    now,
  });
  if (!isNew) return;
  await markRefundFailed(tx, chargeId, now.toISOString());
  await tellVendor(tx, payment, { cents, body: REFUSED, now });
}

/**
 * The gateway won’t send a transfer back, and would say so again. One that fits nothing waits for the team as before; the
 * refund of one that paid for something is settled another way.
 */
export async function applyRefusedReturn(
  tx: Tx,
  { id, gateway_id: gatewayId, installment_id: installmentId, amount_cents: cents }: TransferRow,
  { code, now }: { code: string | undefined; now: Date },
): Promise<void> {
  if (installmentId === null) {
    await updateTransfer(tx, id, { state: 'waiting', decided_at: null, next_try_at: null });
    const unknown = { customerId: null, providerId: null, customerUserId: null };
    return requestApproval(tx, { ...unknown, kind: 'transfer', subjectId: id, at: now });
  }
  const paymentId = (await findPaymentOfInstallment(tx, installmentId)) ?? fail('not_found');
  const payment = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
  await updateTransfer(tx, id, { state: 'matched', next_try_at: null });
  const isNew = await reportFailedRefund(tx, {
    customerId: payment.customer_id,
    providerId: payment.provider_id,
    about: 'package',
    refund: { id: `return-${gatewayId}`, amountCents: cents, failure: code },
    refused: { chargeId: null },
    now,
  });
  if (isNew) await tellVendor(tx, payment, { cents, body: REFUSED, now });
}

async function tellVendor(
  tx: Tx,
  { customer_id: customerId, provider_id: providerId, id }: LockedPayment,
  { cents, body, now }: { cents: number; body: string; now: Date },
): Promise<void> {
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: `Our refund of ${formatCents(cents)} didn’t reach you`,
    body_html: body,
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
}
