import { laterDay } from '#platform/time/calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Term = { readonly startsOn: string; readonly endsOn: string };
/** What the days of a term are worth together, their price and what came over from a package before; and how many that bought. */
export type Bought = Term & { readonly worthCents: number; readonly carriedDays: number };
export type Paid = Term & { readonly productId: number; readonly amountCents: number };

/**
 * From when until when a package runs that is bought on a day. The same one again goes on where the last one ends. Another one begins
 * at once, and what was paid for days that will not be used, renewals among them, buys days of the new one.
 */
export function termOf(
  bought: { productId: number; months: number; amountCents: number },
  held: readonly Paid[],
  today: string,
): Bought {
  const { amountCents } = bought;
  const last = held.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)).at(-1);
  if (last?.productId === bought.productId) {
    const startsOn = laterDay(last.endsOn, 1);
    return { startsOn, endsOn: monthsOn(startsOn, bought.months), worthCents: amountCents, carriedDays: 0 };
  }
  const endsOn = monthsOn(today, bought.months);
  if (amountCents === 0) return { startsOn: today, endsOn, worthCents: 0, carriedDays: 0 };
  const unusedCents = held.reduce((sum, each) => sum + unusedOf(each, today), 0);
  const centsADay = amountCents / daysFrom(today, endsOn);
  const carriedDays = Math.floor(unusedCents / centsADay);
  return {
    startsOn: today,
    endsOn: laterDay(endsOn, carriedDays),
    worthCents: amountCents + Math.floor(unusedCents),
    carriedDays,
  };
}

/** What of the price of a package belongs to the days from today on. */
function unusedOf({ amountCents, startsOn, endsOn }: Paid, today: string): number {
  const from = startsOn > today ? startsOn : today;
  return (amountCents * daysFrom(from, endsOn)) / daysFrom(startsOn, endsOn);
}

/** The last day of so many months that begin on a day: a year from 16.11.2026 ends on 15.11.2027. */
function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return laterDay(sameDay.toISOString().slice(0, 10), -1);
}

/** How many days there are, the first and the last included. */
function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}
