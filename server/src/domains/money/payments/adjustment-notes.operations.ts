import { gstWithin } from '@bellbird/contract/money/payments';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findNoteByInstallment, insertAdjustmentNote, takeNoteNumber } from './adjustment-notes.repository.ts';
import { findInvoiceByInstallment } from './invoices.repository.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
import { type InstallmentRow, type LockedPayment, findProvider } from './payments.repository.ts';

type Adjustment = { reason: 'refund' | 'dispute'; cents: number; at: Date };

/** Issues and mails the note that corrects the tax invoice of an instalment, once. The payment is locked. */
export async function issueAdjustmentNote(
  tx: Tx,
  { customer_id: customerId, id: paymentId, provider_id: providerId }: LockedPayment,
  { id: installmentId, amount_cents: paidCents }: Pick<InstallmentRow, 'id' | 'amount_cents'>,
  { reason, cents, at }: Adjustment,
): Promise<void> {
  const isInvoiced = (await findInvoiceByInstallment(tx, installmentId)) !== undefined;
  if (!isInvoiced || (await findNoteByInstallment(tx, installmentId))) return;
  const provider = (await findProvider(tx, customerId, providerId)) ?? fail('not_found');
  const amountCents = Math.min(cents, paidCents);
  await insertAdjustmentNote(tx, {
    number: await takeNoteNumber(tx),
    customer_id: customerId,
    payment_id: paymentId,
    installment_id: installmentId,
    reason,
    issued_on: dayIn(at, provider.time_zone),
    amount_cents: amountCents,
    gst_cents: gstWithin(amountCents),
  });
  await enqueuePaymentMail(tx, {
    customer_id: customerId,
    installment_id: installmentId,
    kind: 'adjustment',
    created_at: at.toISOString(),
  });
}
