import type { PaymentFailure } from '@bellbird/contract/money/payments';
import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { type AttemptRow, updateAttempt } from './attempts.repository.ts';
import { findNextInstallment } from './installments.rules.ts';
import { type Seller, issueInvoice } from './invoices.operations.ts';
import { completePayPrompts, requestManualPayment } from './manual-payments.operations.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
import {
  type InstallmentRow,
  type LockedPayment,
  findInstallments,
  updateInstallment,
  updatePayment,
} from './payments.repository.ts';

const SYSTEM = { kind: 'system' } as const;

type PaidInstallment = {
  payment: LockedPayment;
  installments: readonly InstallmentRow[];
  installment: InstallmentRow;
  seller: Seller;
  now: Date;
};

/** Marks an instalment paid, starts the product with the first one, and issues and mails its tax invoice. */
export async function markInstallmentPaid(tx: Tx, paid: PaidInstallment): Promise<void> {
  const { payment, installments, installment, seller, now } = paid;
  const { customer_id: customerId } = payment;
  const at = now.toISOString();
  const isFirst = payment.started_at === null;
  const next = findNextInstallment(installments.filter(({ id }) => id !== installment.id));
  await updateInstallment(tx, { customerId, id: installment.id }, { status: 'paid', paid_at: at });
  await updatePayment(
    tx,
    { customerId, id: payment.id },
    {
      status: next ? 'pending' : 'paid',
      failure: null,
      due_date: next?.due_date ?? installment.due_date,
      ...(isFirst && { started_at: at }),
    },
  );
  if (isFirst) await startPaidProduct(tx, payment, now);
  await issueInvoice(tx, payment, installment, { seller, now });
  await enqueuePaymentMail(tx, {
    customer_id: customerId,
    installment_id: installment.id,
    kind: 'invoice',
    created_at: at,
  });
  await completePayPrompts(tx, customerId, [installment], now);
  await record(tx, SYSTEM, { action: 'payments.paid', subject: { kind: 'payment', id: payment.id }, customerId });
  await notifyOfPayment(tx, payment);
}

async function startPaidProduct(tx: Tx, payment: LockedPayment, now: Date): Promise<void> {
  await startProduct(tx, {
    customerId: payment.customer_id,
    providerId: payment.provider_id,
    productId: payment.product_id,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    discountCents: payment.discount_cents,
    offeredAs: payment.sold_as,
    at: now,
  });
}

type FailedAttempt = {
  payment: LockedPayment;
  attempt: AttemptRow;
  failure: PaymentFailure;
  gatewayId?: string;
  now: Date;
};

/** Marks an attempt failed. The vendor is asked to pay when the charge was an automatic one. */
export async function markAttemptFailed(tx: Tx, failed: FailedAttempt): Promise<void> {
  const { payment, attempt, failure, gatewayId, now } = failed;
  const { customer_id: customerId } = payment;
  await updateAttempt(tx, attempt.id, {
    status: 'failed',
    failure,
    confirm_url: null,
    settled_at: now.toISOString(),
    ...(gatewayId !== undefined && { gateway_id: gatewayId }),
  });
  // When the bank is down, an automatic charge is tried again tomorrow, so the vendor need not act.
  const isRetried = attempt.is_unattended && failure === 'unreachable';
  const parts = await findInstallments(tx, customerId, [payment.id]);
  // The team or the bank may have called it off while the charge was on its way: nothing is owed any more.
  const isCalledOff = parts.some(({ id, status }) => id === attempt.installment_id && status === 'cancelled');
  if (!isRetried && !isCalledOff) {
    await updateInstallment(tx, { customerId, id: attempt.installment_id }, { status: 'failed' });
    await updatePayment(tx, { customerId, id: payment.id }, { status: 'failed', failure });
    // A debit is refused days after the click.
    if (attempt.is_unattended || attempt.direct_debit_id !== null)
      await requestManualPayment(tx, payment, attempt.installment_id, now);
  }
  await record(tx, SYSTEM, {
    action: 'payments.failed',
    subject: { kind: 'payment', id: payment.id },
    customerId,
    details: { failure },
  });
  await notifyOfPayment(tx, payment);
}

async function notifyOfPayment(tx: Tx, { customer_id: customerId, provider_id: providerId }: LockedPayment) {
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'payments' } },
    { providerId, event: { kind: 'prompts' } },
  ]);
}
