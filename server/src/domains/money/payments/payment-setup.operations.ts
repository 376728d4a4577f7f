import { isCancellable } from '@bellbird/contract/money/payments';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { ProductForSale } from '#domains/money/packages/packages.public.ts';
import { findLastAttempt } from './attempts.repository.ts';
import { type Plan, planInstallments } from './installments.rules.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
import { cancelUnpaid } from './refund-installment.operations.ts';
import {
  type LockedPayment,
  findInstallments,
  findProvider,
  lockUnstartedPayment,
  replaceInstallments,
  updatePayment,
} from './payments.repository.ts';

/** Fails when something of the payment is paid, or the bank is working on it. */
export async function assertChangeable(tx: Tx, payment: LockedPayment): Promise<void> {
  if (!isCancellable({ status: payment.status, isStarted: payment.started_at !== null })) fail('not_possible_now');
  const lastAttempt = await findLastAttempt(tx, payment.customer_id, payment.id);
  if (lastAttempt?.status === 'open') fail('payment_under_way');
}

export async function changePlan(tx: Tx, payment: LockedPayment, plan: Plan, now: Date): Promise<void> {
  const provider = (await findProvider(tx, payment.customer_id, payment.provider_id)) ?? fail('not_found');
  const planned = planInstallments(payment.amount_cents, plan, dayIn(now, provider.time_zone));
  const key = { customerId: payment.customer_id, id: payment.id };
  await replaceInstallments(tx, key, planned);
  await updatePayment(tx, key, {
    type: plan.type,
    recurring_month: planned.length,
    due_date: planned[0]?.due_date ?? '',
    status: 'pending',
    failure: null,
  });
}

type Price = Pick<LockedPayment, 'amount_cents' | 'campaign_id' | 'campaign_name' | 'discount_cents'>;

export function toDiscountColumns(campaign: ProductForSale['campaign']): Omit<Price, 'amount_cents'> {
  return {
    campaign_id: campaign?.id ?? null,
    campaign_name: campaign?.name ?? null,
    discount_cents: campaign?.discountCents ?? 0,
  };
}

type Product = { customerId: number; providerId: number; productId: number };

/** Gives the unpaid payment of a product a new price and plan, because a second one could be paid as well. */
export async function resetUnstartedPayment(
  tx: Tx,
  product: Product,
  { plan, price, sold_as, now }: { plan: Plan; price: Price; sold_as: string; now: Date },
): Promise<number> {
  const payment = (await lockUnstartedPayment(tx, product)) ?? fail('conflict');
  await assertChangeable(tx, payment);
  await updatePayment(tx, { customerId: product.customerId, id: payment.id }, { ...price, sold_as });
  await changePlan(tx, { ...payment, ...price }, plan, now);
  return payment.id;
}

export async function cancelPayment(tx: Tx, payment: LockedPayment, at: Date): Promise<void> {
  await assertChangeable(tx, payment);
  await cancelUnpaid(tx, payment, at);
}

/** Mails the last tax invoice of a payment again. */
export async function sendReceipt(tx: Tx, payment: LockedPayment, now: Date): Promise<void> {
  const installments = await findInstallments(tx, payment.customer_id, [payment.id]);
  const lastPaid = installments.findLast((each) => each.invoice_number !== null) ?? fail('not_possible_now');
  await enqueuePaymentMail(tx, {
    customer_id: payment.customer_id,
    installment_id: lastPaid.id,
    kind: 'invoice',
    created_at: now.toISOString(),
  });
}
