import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { insertMail } from './invoices.repository.ts';
import { tellMails } from './payment-mails.service.ts';
import { type HeldPayment, changeInstallment } from './payments.repository.ts';

/** A part that could not be charged by itself is asked for: in the to-do list, and by mail. Once for each part. */
export async function askToPay(tx: Tx, payment: HeldPayment, installmentId: number, now: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId } = payment;
  const promptId = await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'payment',
    title: 'An instalment could not be charged',
    body_html: `<p>The next instalment for <b>${escapeHtml(payment.product_name)}</b> is due. Please pay it with a card that works.</p>`,
    link_path: `/checkout?paymentIds=${payment.id}`,
    link_text: 'Pay now',
    created_at: now.toISOString(),
  });
  await changeInstallment(tx, { customerId, id: installmentId }, { prompt_id: promptId });
  await insertMail(tx, {
    customer_id: customerId,
    installment_id: installmentId,
    kind: 'failed',
    created_at: now.toISOString(),
  });
  tellMails(tx);
}
