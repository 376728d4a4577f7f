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

const walls = new Map<string, Intl.DateTimeFormat>();

/** The day on the wall in a zone at that moment: 2026-11-15. */
export function dayIn(moment: Date, timeZone: string): string {
  let wall = walls.get(timeZone);
  if (!wall) {
    wall = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    walls.set(timeZone, wall);
  }
  return wall.format(moment);
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
