const DAY_MS = 24 * 60 * 60 * 1000;

/** The team’s days and weeks, whichever zone a vendor is in. */
export const OFFICE_ZONE = 'Australia/Sydney';

/** The desk shows so many weeks. */
export const SHOWN_WEEKS = 12;
/** An answer changes the week of its request for about as long. */
export const RECOUNTED_WEEKS = 4;
/** Places are ranked by the requests of so many weeks. */
export const PLACE_WEEKS = 4;

/** The Monday of the week of a day, and the Mondays before it: the newest first. */
export function mondays(today: string, count: number): string[] {
  const day = Date.parse(`${today}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, weeks) =>
    new Date(day - (sinceMonday + 7 * weeks) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}

/** Couples who have waited for longer have given up on an answer. */
export const WAITING_DAYS = 14;
