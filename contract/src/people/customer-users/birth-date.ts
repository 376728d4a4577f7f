import { MAX_AGE_YEARS, MIN_AGE_YEARS } from '../../shared/limits.ts';

/** The first and last birth date that can be chosen today, both included. */
export function birthDateLimits(today: Date): { earliest: string; latest: string } {
  return { earliest: yearsBefore(today, MAX_AGE_YEARS), latest: yearsBefore(today, MIN_AGE_YEARS) };
}

function yearsBefore(today: Date, years: number): string {
  const day = new Date(Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate()));
  // Somebody born on 29 February comes of age on 1 March: Date rolls a missing day over in the same way.
  return day.toISOString().slice(0, 10);
}
