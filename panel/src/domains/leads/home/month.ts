import { pageLocale } from '#platform/formats/page-locale.ts';

/** The days a figure of this month looks at, and those of the month before. */
export function monthsOf(now: Date): { start: string; lastStart: string; lastEnd: string; lastName: string } {
  const first = (monthsBack: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsBack, 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const last = first(1);
  return {
    start: day(first(0)),
    lastStart: day(last),
    lastEnd: day(new Date(first(0).getTime() - 1)),
    lastName: new Intl.DateTimeFormat(pageLocale(), {
      month: 'long',
      timeZone: 'UTC',
    }).format(last),
  };
}
