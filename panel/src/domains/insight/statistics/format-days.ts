import type { Period } from '@bellbird/contract/insight/statistics/period.ts';
import { dateFormat } from '#platform/formats/intl.ts';

/** Days have no time zone, so they are formatted in UTC. */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** ‘28 Sep’ */
export const shortDay = (day: string) => format(day, { day: 'numeric', month: 'short' });
/** ‘Mon 28 Sep 2026’ */
export const longDay = (day: string) =>
  format(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
/** ‘Sep’ */
export const shortMonth = (month: string) => format(`${month}-01`, { month: 'short' });
/** ‘September 2026’ */
export const longMonth = (month: string) => format(`${month}-01`, { month: 'long', year: 'numeric' });
/** ‘24 Aug – 15 Nov’, with the years if they differ. */
export function span({ from, to }: Period): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const day = (which: string) =>
    isOneYear ? shortDay(which) : format(which, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day(from)} – ${day(to)}`;
}
