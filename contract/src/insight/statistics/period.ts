/** A range of days, both ends included. */
export type Period = { from: string; to: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export function daysAfter(day: string, days: number): string {
  return toDay(toMs(day) + days * DAY_MS);
}

/** How many days a period has. */
export function countDays({ from, to }: Period): number {
  return (toMs(to) - toMs(from)) / DAY_MS + 1;
}

/** The same day that many months later, or that month's last day if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The calendar months a period touches. */
export function listMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = monthsAfter(month, 1)) months.push(month.slice(0, 7));
  return months;
}

/** The period to compare with: the same number of months before if it starts a month, otherwise of days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  if (from.endsWith('-01') && countDays(period) > 27) {
    const months = listMonths(period).length;
    return { from: monthsAfter(from, -months), to: isLastOfMonth(to) ? daysAfter(from, -1) : monthsAfter(to, -months) };
  }
  return { from: daysAfter(from, -countDays(period)), to: daysAfter(from, -1) };
}

function isLastOfMonth(day: string): boolean {
  return daysAfter(day, 1).endsWith('-01');
}
