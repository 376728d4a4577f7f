import { laterDay } from '#platform/time/calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Term = { readonly startsOn: string; readonly endsOn: string };
type Paid = Term & { readonly productId: number; readonly amountCents: number };

/**
 * From when until when a package runs that is bought on a day. The same one again goes on where it ends. Another one begins at once,
 * and what was paid for days that will not be used buys days of the new one.
 */
export function termOf(
  bought: { productId: number; months: number; amountCents: number },
  running: Paid | undefined,
  today: string,
): Term {
  if (running && running.productId === bought.productId) {
    const startsOn = laterDay(running.endsOn, 1);
    return { startsOn, endsOn: monthsOn(startsOn, bought.months) };
  }
  const endsOn = monthsOn(today, bought.months);
  if (!running || bought.amountCents === 0) return { startsOn: today, endsOn };
  const unusedCents =
    (running.amountCents * daysFrom(today, running.endsOn)) / daysFrom(running.startsOn, running.endsOn);
  const centsADay = bought.amountCents / daysFrom(today, endsOn);
  return { startsOn: today, endsOn: laterDay(endsOn, Math.floor(unusedCents / centsADay)) };
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
