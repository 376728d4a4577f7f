import { CATALOG_EXPIRY_MONTHS, CATALOG_REMINDER_DAYS } from '../../shared/limits.ts';

/** The first and last day prices may be valid until, both included; `today` is the provider's own day. */
export function expiryLimits(today: string): { earliest: string; latest: string } {
  return { earliest: daysAfter(today, -1), latest: monthsAfter(today, CATALOG_EXPIRY_MONTHS) };
}

/** What is wrong with a day that prices or a menu should be valid until; undefined when nothing is. */
export function expiryFault(day: string, today: string): string | undefined {
  const { earliest, latest } = expiryLimits(today);
  if (day < earliest) return 'Please choose a day that is not over yet.';
  if (day > latest) return `Please choose a day at most ${CATALOG_EXPIRY_MONTHS} months ahead.`;
  return undefined;
}

/** From today to the last day prices are valid: 0 on that day, negative once they have expired. */
export function daysLeft(expireAt: string, today: string): number {
  return Math.round((Date.parse(expireAt) - Date.parse(today)) / DAY_MS);
}

/** Whether couples see old prices, or will within the days in which we remind. */
export function wantsRenewal(expireAt: string, today: string): boolean {
  return daysLeft(expireAt, today) <= CATALOG_REMINDER_DAYS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last day of a shorter month stands for one it lacks. */
function monthsAfter(day: string, months: number): string {
  const moment = new Date(day);
  const wanted = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== wanted) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
