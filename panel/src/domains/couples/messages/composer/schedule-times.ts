import { dayIn, toDay } from '#platform/formats/dates.ts';
import { toInstant } from '#platform/formats/instants.ts';

const MORNING = '08:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The morning a number of days from now, in the provider's time zone. */
export function findMorning(days: number, timeZone: string, now: Date): string {
  const day = new Date(new Date(`${dayIn(now, timeZone)}T12:00:00`).getTime() + days * DAY_MS);
  return toInstant(`${toDay(day)} ${MORNING}`, timeZone);
}

/** The value of a date-and-time field as an instant; undefined if it is empty or in the past. */
export function chosenMoment(local: string, timeZone: string, now: Date): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const instant = toInstant(local.slice(0, 16).replace('T', ' '), timeZone);
  return new Date(instant) > now ? instant : undefined;
}
