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

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, of a moment in a time zone. */
export function dayIn(moment: Date, zone: string): string {
  const known = dayFormats.get(zone);
  // The Swedish format is the ISO format.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  if (!known) dayFormats.set(zone, format);
  return format.format(moment);
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
