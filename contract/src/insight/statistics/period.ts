/** A stretch of days, both ends counted, and the one before it that it is held against. */
export type Period = { from: string; to: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const stamp = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export function daysAfter(day: string, days: number): string {
  return dayOf(stamp(day) + days * DAY_MS);
}

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((stamp(to) - stamp(from)) / DAY_MS) + 1;
}

/** The same day so many months later, or the month's last day where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** How many calendar months a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = monthsAfter(month, 1)) months.push(month.slice(0, 7));
  return months;
}

/** What a period is held against: as many months before where it begins with a month, else as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  const months = monthsOf(period).length;
  if (from.endsWith('-01') && lengthOf(period) > 27)
    return { from: monthsAfter(from, -months), to: isLastOfMonth(to) ? daysAfter(from, -1) : monthsAfter(to, -months) };
  return { from: daysAfter(from, -lengthOf(period)), to: daysAfter(from, -1) };
}

function isLastOfMonth(day: string): boolean {
  return daysAfter(day, 1).endsWith('-01');
}
