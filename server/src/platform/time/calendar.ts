const MINUTE_MS = 60_000;

/** The same moment a number of months earlier; in a shorter month, its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(result.getUTCMonth() - months);
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0);
  return result;
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
}

type Zone = { readonly format: Intl.DateTimeFormat; minute: number; day: string };
const zones = new Map<string, Zone>();

/**
 * The calendar day, YYYY-MM-DD, of a moment in a time zone. Most calls ask for today: the day of the last minute that was
 * asked for is kept, because formatting takes ten microseconds.
 */
export function dayIn(moment: Date, zone: string): string {
  const known = zones.get(zone) ?? openZone(zone);
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute !== known.minute) Object.assign(known, { minute, day: known.format.format(moment) });
  return known.day;
}

function openZone(zone: string): Zone {
  // The Swedish format is the ISO format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const opened = { format, minute: Number.NaN, day: '' };
  zones.set(zone, opened);
  return opened;
}

/** A day a number of days later; days have no time zone. */
export function laterDay(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/** 2027-04-10 → 10.04.2027 */
export function shownDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}
