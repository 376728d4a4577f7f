import { showDay } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Days have no time zone; midnight UTC keeps them from shifting. */
const toInstant = (day: string) => new Date(`${day}T00:00Z`);
const toDay = (instant: Date) => instant.toISOString().slice(0, 10);

/** 2027-03-13 → 2027-03 */
export const toMonth = (day: string) => day.slice(0, 7);

export function shiftDay(day: string, days: number): string {
  return toDay(new Date(toInstant(day).getTime() + days * DAY_MS));
}

export function shiftMonth(month: string, months: number): string {
  const first = toInstant(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return toMonth(toDay(first));
}

/** A day that the month does not have becomes its last day. */
export function shiftDayByMonths(day: string, months: number): string {
  const month = shiftMonth(toMonth(day), months);
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** 0 is Monday. */
export const toWeekday = (day: string) => (toInstant(day).getUTCDay() + 6) % WEEK;

/** The weeks of a month from Monday to Sunday, including days of the neighbouring months. */
export function toWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let monday = shiftDay(first, -toWeekday(first)); toMonth(monday) <= month; monday = shiftDay(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, place) => shiftDay(monday, place)));
  return weeks;
}

/** The first and last day that the month's page shows. */
export function toVisibleRange(month: string): { from: string; to: string } {
  const days = toWeeks(month).flat();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** Whether the text is a valid month for the address. */
export function isMonth(text: string | undefined): text is string {
  return text !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(toInstant(day));
}

/** March 2027 */
export const formatMonth = (month: string) => formatDay(`${month}-01`, { month: 'long', year: 'numeric' });

export const formatWeekday = (day: string, length: 'long' | 'short') => formatDay(day, { weekday: length });

/** Saturday 13.03.2027 */
export const formatLongDay = (day: string) => `${formatWeekday(day, 'long')} ${showDay(day)}`;

/** Sat 13.03.2027 */
export const formatShortDay = (day: string) => `${formatWeekday(day, 'short')} ${showDay(day)}`;

/** Saturday, 13 March 2027, for screen readers. */
export const formatSpokenDay = (day: string) =>
  formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
