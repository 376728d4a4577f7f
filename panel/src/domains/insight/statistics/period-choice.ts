import { type Period, daysAfter, lengthOf, monthsAfter } from '@bellbird/contract/insight/statistics/period.ts';

export const PERIOD_CHOICES = ['30d', '90d', '6m', '12m'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];
/** What a chart has one point for. */
export type Grain = 'day' | 'week' | 'month';

const DAYS = { '30d': 30, '90d': 90, '6m': 26 * 7, '12m': 52 * 7 } as const;
const MONTHS = { '6m': 6, '12m': 12 } as const;
/** Beyond this many points a line of days says less than one of weeks. */
const MAX_DAYS = 92;

/** The days of a choice up to today: whole weeks, or whole months where a page counts by month. */
export function periodOf(choice: PeriodChoice, today: string, grain: 'day' | 'month'): Period {
  if (grain === 'month' && choice in MONTHS) {
    const months = MONTHS[choice as keyof typeof MONTHS];
    return { from: monthsAfter(`${today.slice(0, 7)}-01`, 1 - months), to: today };
  }
  return { from: daysAfter(today, 1 - DAYS[choice]), to: today };
}

export type Bucket = { start: string; end: string; value: number };

/** A period's days, or its weeks: weeks are counted from the last day, so that it is a whole one. */
export function bucketsOf(days: readonly number[], period: Period, grain: 'day' | 'week'): Bucket[] {
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

export function grainOf(period: Period): 'day' | 'week' {
  return lengthOf(period) > MAX_DAYS ? 'week' : 'day';
}
