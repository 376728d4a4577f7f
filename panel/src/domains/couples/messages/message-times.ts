import { dayIn } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';

function shown(instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ timeZone, ...options })
    .format(new Date(instant))
    .replaceAll(',', '');
}

/** 16:00 */
export function clockTime(instant: string, timeZone: string): string {
  return shown(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** ‘Friday 13 November’, with the year if it is not the current one. */
export function dayLine(instant: string, timeZone: string, now: Date): string {
  const isThisYear = dayIn(instant, timeZone).slice(0, 4) === dayIn(now, timeZone).slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return shown(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long', ...year });
}

/** ‘Fri 13 Nov, 16:00’ */
export function shortMoment(instant: string, timeZone: string): string {
  const day = shown(instant, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${day}, ${clockTime(instant, timeZone)}`;
}

/** Whether an instant is today in the provider's time zone. */
export function isToday(instant: string, timeZone: string, now: Date): boolean {
  return dayIn(instant, timeZone) === dayIn(now, timeZone);
}
