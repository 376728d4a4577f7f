import type { Period } from '@bellbird/contract/insight/statistics/period.ts';
import { dateFormat } from '#platform/formats/intl.ts';

/** Days have no zone: they are written as they are. */
function write(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** «28 Sep» */
export const shortDay = (day: string) => write(day, { day: 'numeric', month: 'short' });
/** «Mon 28 Sep 2026» */
export const longDay = (day: string) =>
  write(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
/** «Sep» */
export const shortMonth = (month: string) => write(`${month}-01`, { month: 'short' });
/** «September 2026» */
export const longMonth = (month: string) => write(`${month}-01`, { month: 'long', year: 'numeric' });
/** «24 Aug – 15 Nov», and with the years where they differ. */
export function span({ from, to }: Period): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const day = (which: string) =>
    isOneYear ? shortDay(which) : write(which, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day(from)} – ${day(to)}`;
}
