import { type Period, daysAfter, countDays, monthsAfter } from '@bellbird/contract/insight/statistics/period.ts';

export const PERIOD_CHOICES = ['30d', '90d', '6m', '12m'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];
/** What each point of a chart covers. */
export type Grain = 'day' | 'week' | 'month';

const DAYS = { '30d': 30, '90d': 90, '6m': 26 * 7, '12m': 52 * 7 } as const;
const MONTHS = { '6m': 6, '12m': 12 } as const;
/** With more days than this, a line by week is easier to read. */
const MAX_DAYS = 92;

/** The days of a choice up to today: full weeks, or full months where a page counts by month. */
export function toPeriod(choice: PeriodChoice, today: string, grain: 'day' | 'month'): Period {
  if (grain === 'month' && choice in MONTHS) {
    const months = MONTHS[choice as keyof typeof MONTHS];
    return { from: monthsAfter(`${today.slice(0, 7)}-01`, 1 - months), to: today };
  }
  return { from: daysAfter(today, 1 - DAYS[choice]), to: today };
}

export type Bucket = { start: string; end: string; value: number };

/** A period by days or weeks. Weeks are counted back from the last day, so that the last week is complete. */
export function toBuckets(days: readonly number[], period: Period, grain: 'day' | 'week'): Bucket[] {
  const size = grain === 'week' ? 7 : 1;
  const buckets: Bucket[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const start = Math.max(0, end - size);
    buckets.unshift({
      start: daysAfter(period.from, start),
      end: daysAfter(period.from, end - 1),
      value: days.slice(start, end).reduce((sum, each) => sum + each, 0),
    });
  }
  return buckets;
}

export function chooseGrain(period: Period): 'day' | 'week' {
  return countDays(period) > MAX_DAYS ? 'week' : 'day';
}
