import type { InstallmentOffer, Payment } from '@bellbird/contract/payments';
import { type InstallmentCount, gstWithin } from '@bellbird/contract/payments/payment-rules';

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

/** The item of a payment: its next part. */
export function itemOfPayment(payment: Payment): CheckoutItem {
  const next = payment.installments.find((part) => part.status === 'pending' || part.status === 'failed');
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
