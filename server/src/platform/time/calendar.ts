/** The same moment so many months earlier; the last day of a shorter month stands for one it lacks. */
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

/** The calendar day, YYYY-MM-DD, that a moment falls on where the zone is. */
export function dayIn(moment: Date, zone: string): string {
  const known = dayFormats.get(zone);
  // Swedish dates are written as ours are.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  if (!known) dayFormats.set(zone, format);
  return format.format(moment);
}

/** A day so many days later; days have no zone. */
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
