const DAY_MS = 24 * 60 * 60 * 1000;
/** From when on we suggest a renewal. */
const SOON_DAYS = 30;

/** How many days are left of a package, the last day included; undefined when it ends later than in 30 days. */
export function daysLeft(endsOn: string | null, today: string): number | undefined {
  if (endsOn === null) return undefined;
  const days = (Date.parse(endsOn) - Date.parse(today)) / DAY_MS + 1;
  return days > SOON_DAYS ? undefined : days;
}
