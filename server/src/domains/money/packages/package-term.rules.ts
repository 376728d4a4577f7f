import { laterDay } from '#platform/time/calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Term = { readonly startsOn: string; readonly endsOn: string };
/** `valueCents`: the price and what was left of a replaced package. `carriedDays`: the days that the rest bought. */
export type PackageTerm = Term & { readonly valueCents: number; readonly carriedDays: number };
type PaidTerm = Term & { readonly productId: number; readonly amountCents: number };

/**
 * The term of a package bought today. The same package again starts when the current one ends. Another package starts
 * today, and the unused part of what was paid before, renewals included, buys extra days of it.
 */
export function calculateTerm(
  bought: { productId: number; months: number; amountCents: number; discountCents?: number },
  held: readonly PaidTerm[],
  today: string,
): PackageTerm {
  const { amountCents, discountCents = 0 } = bought;
  const last = held.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)).at(-1);
  if (last?.productId === bought.productId) {
    const startsOn = laterDay(last.endsOn, 1);
    return { startsOn, endsOn: lastDayOf(startsOn, bought.months), valueCents: amountCents, carriedDays: 0 };
  }
  const endsOn = lastDayOf(today, bought.months);
  if (amountCents === 0) return { startsOn: today, endsOn, valueCents: 0, carriedDays: 0 };
  const unusedCents = held.reduce((sum, each) => sum + unusedCentsOf(each, today), 0);
  // A campaign lowers what is paid now; it doesn’t make what was paid before worth more days.
  const centsPerDay = (amountCents + discountCents) / countDays(today, endsOn);
  const carriedDays = Math.floor(unusedCents / centsPerDay);
  return {
    startsOn: today,
    endsOn: laterDay(endsOn, carriedDays),
    valueCents: amountCents + Math.floor(unusedCents),
    carriedDays,
  };
}

type ShownPackage = { paid_status: string; product_date_end: string | null; listing_product_name: string };
type RunningPackage = {
  product_id: number;
  amount_cents: number;
  returned_cents: number;
  starts_on: string;
  ends_on: string;
};

/**
 * The paid terms of a provider from today on. Packages from before purchases were recorded have only an end date: the
 * same product continues after it, and the rest has no value in exchange for another one.
 */
export function toPaidTerms(
  provider: ShownPackage | undefined,
  product: { id: number; name: string },
  running: readonly RunningPackage[],
  today: string,
): PaidTerm[] {
  const until = provider?.paid_status === 'paid' ? (provider.product_date_end ?? '') : '';
  if (running.length === 0 && until >= today && provider?.listing_product_name === product.name)
    return [{ productId: product.id, amountCents: 0, startsOn: today, endsOn: until }];
  return running.map((each) => ({
    productId: each.product_id,
    // What went back is not worth any days. Instalments still to come are: they are owed, whatever package runs.
    amountCents: Math.max(0, each.amount_cents - each.returned_cents),
    startsOn: each.starts_on,
    endsOn: each.ends_on,
  }));
}

/** The share of the price for the days from today on. */
function unusedCentsOf({ amountCents, startsOn, endsOn }: PaidTerm, today: string): number {
  const from = startsOn > today ? startsOn : today;
  return (amountCents * countDays(from, endsOn)) / countDays(startsOn, endsOn);
}

/** The last day of so many months that start on a day: a year from 16.11.2026 ends on 15.11.2027. */
function lastDayOf(startsOn: string, months: number): string {
  const [year = 0, month = 1, date = 1] = startsOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return laterDay(sameDay.toISOString().slice(0, 10), -1);
}

/** First and last day included. */
function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}
