const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its end a package is worth renewing. */
const SOON_DAYS = 30;

/** How many days are left of a package, its last one included; undefined when there is no hurry. */
export function daysLeft(endsOn: string | null, today: string): number | undefined {
  if (endsOn === null) return undefined;
  const days = (Date.parse(endsOn) - Date.parse(today)) / DAY_MS + 1;
  return days > SOON_DAYS ? undefined : days;
}
