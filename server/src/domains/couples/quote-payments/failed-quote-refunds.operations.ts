import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RefundReport } from '#platform/payments/connect-gateway.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { markInstalmentRefundFailed } from '#domains/couples/quotes/quotes.public.ts';
import { findAccountOwner } from '#domains/money/merchant/merchant.public.ts';
import { reportFailedRefund } from '#domains/money/payments/payments.public.ts';
import { findAttempt, lockInstalmentOfQuote } from './quote-attempts.repository.ts';
import { enqueueQuoteMail } from './quote-mails.operations.ts';
import { fromRefundKey, toRefundKey } from './quote-refunds.operations.ts';
import { type RefundRow, findReportedRefund, markRefundFailed } from './quote-refunds.repository.ts';

/**
 * A couple’s refund did not arrive: the gateway has put the money back into the vendor’s balance. Vendor, couple and team
 * are told, once.
 */
export async function applyFailedQuoteRefund(tx: Tx, report: RefundReport, now: Date): Promise<void> {
  const refund = await findReportedRefund(tx, { gatewayId: report.id, id: fromRefundKey(report.key) });
  if (!refund) return;
  const isNew = await undoRefund(tx, refund, {
    report,
    title: 'A refund didn’t reach a couple',
    body: '<p>Their bank didn’t accept it, so the money is back in your balance. Ask them for another way, or refund again.</p>',
    now,
  });
  const { customer_id: customerId, quote_id: quoteId, id: subjectId } = refund;
  if (isNew) await enqueueQuoteMail(tx, { customerId, quoteId, kind: 'refund_failed', subjectId, now });
}

/** The gateway said no and would again. Vendor and team are told; the couple has heard of no refund yet. */
export async function applyRefusedQuoteRefund(
  tx: Tx,
  refund: RefundRow,
  { code, now }: { code: string | undefined; now: Date },
): Promise<void> {
  await undoRefund(tx, refund, {
    report: { id: toRefundKey(refund.id), amountCents: refund.cents, failure: code },
    refused: { chargeId: null },
    title: 'A refund couldn’t be made',
    body: '<p>The payment service refused it, so the money is still in your balance. Refund it again on the quote, or ask us for help.</p>',
    now,
  });
}

type Undone = {
  report: Pick<RefundReport, 'id' | 'amountCents' | 'failure'>;
  refused?: { chargeId: null };
  title: string;
  body: string;
  now: Date;
};

/** What was to go back counts as paid again, and can be refunded again. False when that was done before. */
async function undoRefund(tx: Tx, refund: RefundRow, { report, refused, title, body, now }: Undone): Promise<boolean> {
  const { customer_id: customerId, quote_id: quoteId } = refund;
  const attempt = (await findAttempt(tx, refund.attempt_id)) ?? fail('not_found');
  const owner = (await findAccountOwner(tx, attempt.account)) ?? fail('not_found');
  // Locks the quote, as every other change of what was paid does.
  const key = { id: attempt.instalment_id };
  await lockInstalmentOfQuote(tx, { customerId, quoteId }, key);
  const failed = { customerId, providerId: owner.provider_id, about: 'quote' as const, refund: report, now };
  if (!(await reportFailedRefund(tx, { ...failed, ...(refused && { refused }) }))) return false;
  await markRefundFailed(tx, refund.id, now.toISOString());
  // A charge that paid for nothing was never counted.
  if (attempt.status === 'paid')
    await markInstalmentRefundFailed(tx, { customerId, instalmentId: attempt.instalment_id }, { at: now });
  await addPrompt(tx, {
    ...owner,
    type: 'notification',
    title,
    body_html: body,
    link_path: `/providers/${owner.provider_id}/payments?tab=quotes`,
    link_text: 'See payments',
    created_at: now.toISOString(),
  });
  await record(
    tx,
    { kind: 'system' },
    { action: 'quotePayments.refundFailed', subject: { kind: 'quote', id: quoteId }, customerId },
  );
  await notifyTeams(tx, customerId, [{ providerId: owner.provider_id, event: { kind: 'prompts' } }]);
  return true;
}
