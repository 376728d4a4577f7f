import { CATALOG_EXPIRY_MONTHS, CATALOG_REMINDER_DAYS } from '../../shared/limits.ts';

/** The first and last day prices may be valid until, both included; `today` is the provider's own day. */
export function toExpiryLimits(today: string): { earliest: string; latest: string } {
  return { earliest: daysAfter(today, -1), latest: monthsAfter(today, CATALOG_EXPIRY_MONTHS) };
}

/** The error text for the last valid day of prices or a menu; undefined when it is fine. */
export function findExpiryError(day: string, today: string): string | undefined {
  const { earliest, latest } = toExpiryLimits(today);
  if (day < earliest) return 'Please choose a day that isn’t in the past.';
  if (day > latest) return `Please choose a day at most ${CATALOG_EXPIRY_MONTHS} months ahead.`;
  return undefined;
}

/** 0 on the last valid day, negative once the prices have expired. */
export function countDaysLeft(expireAt: string, today: string): number {
  return (Date.parse(expireAt) - Date.parse(today)) / DAY_MS;
}

/** Whether prices have expired, or will within the reminder period. */
export function isRenewalDue(expireAt: string, today: string): boolean {
  return countDaysLeft(expireAt, today) <= CATALOG_REMINDER_DAYS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day that the month does not have becomes its last day. */
function monthsAfter(day: string, months: number): string {
  const moment = new Date(day);
  const wanted = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== wanted) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
