import type { Slice } from '@bellbird/contract/insight/statistics';
import type { DealFacts, RequestFacts } from './requests.repository.ts';

const GUESTS = [50, 100, 150, 200] as const;
const BUDGETS = [5000, 10_000, 20_000, 40_000] as const;
const DAYS = [7, 30, 90, 180] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** Monday first, as in Australia. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The range a number falls into: `0-50`, `51-100`, …, `201-`. */
function toRange(value: number, ends: readonly number[]): string {
  const index = ends.findIndex((end) => value <= end);
  if (index === -1) return `${(ends.at(-1) ?? 0) + 1}-`;
  return `${index === 0 ? 0 : (ends[index - 1] ?? 0) + 1}-${ends[index]}`;
}

const toRanges = (ends: readonly number[]) => [...ends, Number.POSITIVE_INFINITY].map((end) => toRange(end, ends));

/** Requests and deals by ranges of guests or budget. Requests without that fact are left out. */
export function sliceBy(fact: 'guests' | 'budget', rows: readonly RequestFacts[]): Slice[] {
  const ends = fact === 'guests' ? GUESTS : BUDGETS;
  return toRanges(ends).map((key) => {
    const inside = rows.filter((row) => row[fact] !== null && toRange(row[fact], ends) === key);
    const sum = (some: readonly RequestFacts[]) => some.reduce((total, { count }) => total + count, 0);
    return { key, requests: sum(inside), deals: sum(inside.filter(({ is_won }) => is_won)) };
  });
}

/** In Australia spring begins in September. */
function toSeason(day: string): (typeof SEASONS)[number] {
  return SEASONS[Math.floor(((Number(day.slice(5, 7)) + 3) % 12) / 3)] ?? 'spring';
}

function toWeekday(day: string): string {
  return String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
}

function countDealsBy(keys: readonly string[], found: readonly string[]): { key: string; deals: number }[] {
  return keys.map((key) => ({ key, deals: found.filter((each) => each === key).length }));
}

/** Deals by season and weekday of the wedding, and by how long they took. */
export function sliceDeals(deals: readonly DealFacts[]) {
  const days = deals.flatMap(({ wedding_date }) => wedding_date ?? []);
  const took = deals.map(({ days_to_deal }) => days_to_deal).toSorted((one, other) => one - other);
  return {
    seasons: countDealsBy(SEASONS, days.map(toSeason)),
    weekdays: countDealsBy(WEEKDAYS, days.map(toWeekday)),
    daysToDeal: {
      median: findMedian(took),
      spread: countDealsBy(
        toRanges(DAYS),
        took.map((each) => toRange(each, DAYS)),
      ),
    },
  };
}

function findMedian(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const [one, other] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return one === undefined || other === undefined ? null : Math.round((one + other) / 2);
}
