import { dateFormat } from '#platform/formats/intl.ts';

/** The first day of this month, and the name of the previous one. */
export function currentMonth(now: Date): { start: string; lastName: string } {
  const first = (monthsBack: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsBack, 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const last = first(1);
  return {
    start: day(first(0)),
    lastName: dateFormat({
      month: 'long',
      timeZone: 'UTC',
    }).format(last),
  };
}
