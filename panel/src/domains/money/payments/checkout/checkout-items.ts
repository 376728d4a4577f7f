import type { InstallmentOffer, Payment } from '@bellbird/contract/money/payments';
import { type InstallmentCount, gstWithin } from '@bellbird/contract/money/payments/payment-rules.ts';

/** One line of the order. */
export type CheckoutItem = {
  key: string;
  title: string;
  provider: string;
  startsOn: string;
  endsOn: string | null;
  /** What is charged now: an instalment, or everything. */
  dueCents: number;
  gstCents: number;
  /** What a campaign took off the whole price. */
  discount: InstallmentOffer['discount'];
  /** Which instalment of how many. */
  share: { number: number; count: number } | undefined;
};

type LeadKey = 'lead' | 'leadInstead' | 'leadLater' | 'leadOnce';

/** The text that says when a product starts: now, instead of another, after the current one, or once without an end. */
export function leadKeyFor({ startsOn, endsOn, carriedDays }: InstallmentOffer, today: string): LeadKey {
  if (endsOn === null) return 'leadOnce';
  if (carriedDays > 0) return 'leadInstead';
  return startsOn > today ? 'leadLater' : 'lead';
}

export function toOfferItem(offer: InstallmentOffer, count: InstallmentCount): CheckoutItem {
  const parts = offer.plans.find((plan) => plan.count === count)?.parts ?? [];
  const due = parts[0]?.amountCents ?? offer.amountCents;
  return {
    key: `product-${offer.product.id}`,
    title: offer.product.name,
    provider: offer.provider.name,
    startsOn: offer.startsOn,
    endsOn: offer.endsOn,
    dueCents: due,
    gstCents: gstWithin(due),
    discount: offer.discount,
    share: count > 1 ? { number: 1, count } : undefined,
  };
}

function findNextInstallment({ installments }: Payment) {
  return installments.find(({ status }) => status === 'pending' || status === 'failed');
}

/** Which instalment is paid next. */
export function toDueInstallment(payment: Payment): { id: number; part: number } {
  return { id: payment.id, part: findNextInstallment(payment)?.number ?? 1 };
}

export function toPaymentItem(payment: Payment): CheckoutItem {
  const next = findNextInstallment(payment);
  return {
    key: `payment-${payment.id}`,
    title: payment.product.name,
    provider: payment.provider.name,
    startsOn: payment.dueDate,
    endsOn: null,
    dueCents: payment.dueCents,
    gstCents: gstWithin(payment.dueCents),
    discount: payment.discount,
    share: next && payment.recurringMonth > 1 ? { number: next.number, count: payment.recurringMonth } : undefined,
  };
}

export type PaidShare = {
  number: number;
  of: number;
  amountCents: number;
  /** What follows, and when. */
  next: { amountCents: number; dueDate: string } | undefined;
};

/** The instalment paid last, of a payment in instalments. */
export function toPaidShare({ installments, recurringMonth }: Payment): PaidShare | undefined {
  const paid = installments.findLast(({ status }) => status === 'paid');
  if (!paid || recurringMonth === 1) return undefined;
  const next = installments.find(({ number, status }) => number > paid.number && status !== 'paid');
  return {
    number: paid.number,
    of: recurringMonth,
    amountCents: paid.amountCents,
    next: next && { amountCents: next.amountCents, dueDate: next.dueDate },
  };
}
