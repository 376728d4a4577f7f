import { showDay } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Midnight in UTC stands for the day: days have no zone, so nothing may move them. */
const instantOf = (day: string) => new Date(`${day}T00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** 2027-03-13 → 2027-03 */
export const monthOf = (day: string) => day.slice(0, 7);

export function shiftDay(day: string, days: number): string {
  return dayOf(new Date(instantOf(day).getTime() + days * DAY_MS));
}

export function shiftMonth(month: string, months: number): string {
  const first = instantOf(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(dayOf(first));
}

/** The same date so many months on; the last day of a shorter month stands for one it lacks. */
export function sameDayIn(day: string, months: number): string {
  const month = shiftMonth(monthOf(day), months);
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** How many days after Monday. */
export const weekdayOf = (day: string) => (instantOf(day).getUTCDay() + 6) % WEEK;

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that share them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let monday = shiftDay(first, -weekdayOf(first)); monthOf(monday) <= month; monday = shiftDay(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, place) => shiftDay(monday, place)));
  return weeks;
}

/** From the first day that the month's page shows to the last. */
export function stretchOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** Whether it is a month an address may name. */
export function isMonth(text: string | undefined): text is string {
  return text !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

function formatted(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(instantOf(day));
}

/** March 2027 */
export const monthName = (month: string) => formatted(`${month}-01`, { month: 'long', year: 'numeric' });

export const weekdayName = (day: string, length: 'long' | 'short') => formatted(day, { weekday: length });

/** Saturday 13.03.2027 */
export const longDay = (day: string) => `${weekdayName(day, 'long')} ${showDay(day)}`;

/** Sat 13.03.2027 */
export const shortDay = (day: string) => `${weekdayName(day, 'short')} ${showDay(day)}`;

/** Saturday, 13 March 2027, as it is said. */
export const spokenDay = (day: string) =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
