import { MAX_AGE_YEARS, MIN_AGE_YEARS } from '../../shared/limits.ts';

/** The first and last birth date that can be chosen today, both included. */
export function birthDateLimits(today: Date): { earliest: string; latest: string } {
  return { earliest: yearsBefore(today, MAX_AGE_YEARS), latest: yearsBefore(today, MIN_AGE_YEARS) };
}

function yearsBefore(today: Date, years: number): string {
  const day = new Date(Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate()));
  // Born on 29 February, one is of age on 1 March: a day that does not exist rolls on, and so does this.
  return day.toISOString().slice(0, 10);
}
