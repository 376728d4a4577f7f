import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { addPrompt, completePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
import { type LockedPayment, updateInstallment } from './payments.repository.ts';

/** Asks the vendor, by prompt and by mail, to pay what could not be charged. */
export async function requestManualPayment(
  tx: Tx,
  payment: LockedPayment,
  installmentId: number,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, provider_id: providerId } = payment;
  const promptId = await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'payment',
    title: 'We couldn’t charge a payment',
    body_html: `<p>The payment for <b>${escapeHtml(payment.product_name)}</b> is due. Please pay it another way.</p>`,
    link_path: `/checkout?paymentIds=${payment.id}`,
    link_text: 'Pay now',
    created_at: now.toISOString(),
  });
  await updateInstallment(tx, { customerId, id: installmentId }, { prompt_id: promptId });
  await enqueuePaymentMail(tx, {
    customer_id: customerId,
    installment_id: installmentId,
    kind: 'failed',
    created_at: now.toISOString(),
  });
}

/** Nobody has to pay these any more: they are paid, or called off. */
export async function completePayPrompts(
  tx: Tx,
  customerId: number,
  installments: readonly { prompt_id: number | null }[],
  at: Date,
): Promise<void> {
  const promptIds = installments.flatMap(({ prompt_id }) => prompt_id ?? []);
  if (promptIds.length > 0) await completePrompts(tx, customerId, promptIds, at.toISOString());
}
