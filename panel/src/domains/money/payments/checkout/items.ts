import type { InstallmentOffer, Payment } from '@bellbird/contract/money/payments';
import { type InstallmentCount, gstWithin } from '@bellbird/contract/money/payments/payment-rules.ts';

/** One line of what is being paid. */
export type CheckoutItem = {
  key: string;
  title: string;
  provider: string;
  startsOn: string;
  endsOn: string | null;
  /** What is charged now: a part of it, or all. */
  dueCents: number;
  gstCents: number;
  /** Which part of how many, where it is paid in parts. */
  share: { number: number; count: number } | undefined;
};

type Beginning = 'lead' | 'leadInstead' | 'leadLater' | 'leadOnce';

/** Which words tell when a product begins: at once, in place of another, behind the one that runs, or, bought once, never to end. */
export function beginningOf({ startsOn, endsOn, carriedDays }: InstallmentOffer, today: string): Beginning {
  if (endsOn === null) return 'leadOnce';
  if (carriedDays > 0) return 'leadInstead';
  return startsOn > today ? 'leadLater' : 'lead';
}

/** The item of a product in so many parts. */
export function itemOfOffer(offer: InstallmentOffer, count: InstallmentCount): CheckoutItem {
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
    share: count > 1 ? { number: 1, count } : undefined,
  };
}

function nextPart({ installments }: Payment) {
  return installments.find((part) => part.status === 'pending' || part.status === 'failed');
}

/** Which part of a payment is paid next. A plan that changes before it begins at the first one. */
export function dueOf(payment: Payment): { id: number; part: number } {
  return { id: payment.id, part: nextPart(payment)?.number ?? 1 };
}

/** The item of a payment: its next part. */
export function itemOfPayment(payment: Payment): CheckoutItem {
  const next = nextPart(payment);
  return {
    key: `payment-${payment.id}`,
    title: payment.product.name,
    provider: payment.provider.name,
    startsOn: payment.dueDate,
    endsOn: null,
    dueCents: payment.dueCents,
    gstCents: gstWithin(payment.dueCents),
    share: next && payment.recurringMonth > 1 ? { number: next.number, count: payment.recurringMonth } : undefined,
  };
}
