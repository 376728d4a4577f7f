import type { QuoteForm, QuoteLine, Share } from './quote-form.ts';

/**
 * Every sum of a quote, in whole cents, prices including GST. Each rounding is here and nowhere else: half a cent is
 * rounded up, the balance is what the other payments leave, and the GST of payments adds up to the GST of the total.
 */
export type QuoteSums = {
  /** All lines that are not optional. */
  includedCents: number;
  /** On what is included; extras are not discounted, so that ticking one adds exactly its price. */
  discountCents: number;
  /** The extras that were chosen. */
  extrasCents: number;
  totalCents: number;
  /** The GST that the total includes; 0 if the vendor is not registered for it. */
  gstCents: number;
  payments: QuotePayment[];
};

export type QuotePayment = {
  /** From 1. */
  number: number;
  kind: 'deposit' | 'instalment' | 'balance';
  cents: number;
  gstCents: number;
  /** Null is on acceptance. */
  dueOn: string | null;
};

export type Summable = Pick<QuoteForm, 'lines' | 'discount' | 'deposit' | 'instalments' | 'balanceDueOn'> & {
  isGstRegistered: boolean;
};

/** Quantities have at most two binary places (quarters of an hour), so that the product is exact before it is rounded. */
export function lineCents({ unit, quantity, priceCents }: Pick<QuoteLine, 'unit' | 'quantity' | 'priceCents'>): number {
  const quarters = unit === 'flat' ? 4 : Math.round(quantity * 4);
  return Math.floor((priceCents * quarters + 2) / 4);
}

export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** One eleventh of a price is the GST in it. */
export function gstIn(cents: number): number {
  return Math.floor((2 * cents + 11) / 22);
}

/** A share of an amount, never more than the amount. */
export function shareOf(cents: number, { kind, value }: Share): number {
  return Math.min(cents, kind === 'percent' ? percentOf(cents, value) : value);
}

/** The sums with these extras chosen; keys that are no extras change nothing. */
export function sumQuote(quote: Summable, chosen: readonly string[] = []): QuoteSums {
  const add = (lines: readonly QuoteLine[]) => lines.reduce((sum, line) => sum + lineCents(line), 0);
  const includedCents = add(quote.lines.filter((line) => !line.isOptional));
  const extrasCents = add(quote.lines.filter((line) => line.isOptional && chosen.includes(line.key)));
  const discountCents = quote.discount ? shareOf(includedCents, quote.discount) : 0;
  const totalCents = includedCents - discountCents + extrasCents;
  return {
    includedCents,
    discountCents,
    extrasCents,
    totalCents,
    gstCents: quote.isGstRegistered ? gstIn(totalCents) : 0,
    payments: splitPayments(quote, totalCents),
  };
}

/** Deposit, instalments and the balance that is left. Payments of nothing are left out. */
function splitPayments(quote: Summable, totalCents: number): QuotePayment[] {
  const asked = [
    { kind: 'deposit' as const, share: quote.deposit, dueOn: null },
    ...quote.instalments.map(({ dueOn, ...share }) => ({ kind: 'instalment' as const, share, dueOn })),
  ];
  const payments: QuotePayment[] = [];
  let paid = 0;
  const addPayment = (kind: QuotePayment['kind'], cents: number, dueOn: string | null) => {
    if (cents === 0) return;
    const gstCents = quote.isGstRegistered ? gstIn(paid + cents) - gstIn(paid) : 0;
    payments.push({ number: payments.length + 1, kind, cents, gstCents, dueOn });
    paid += cents;
  };
  // Shares of 100 % are the whole price: a cent lost to rounding is no payment of its own.
  const isWhole = asked.every(({ share }) => share.kind === 'percent') && sumValues(asked) === 100;
  for (const [index, { kind, share, dueOn }] of asked.entries()) {
    const left = totalCents - paid;
    const isLast = isWhole && index === asked.length - 1;
    addPayment(kind, isLast ? left : Math.min(shareOf(totalCents, share), left), dueOn);
  }
  addPayment('balance', totalCents - paid, quote.balanceDueOn);
  return payments;
}

const sumValues = (asked: readonly { share: Share }[]): number =>
  asked.reduce((sum, { share }) => sum + share.value, 0);
