import { displayDay } from '#ui/forms/day.ts';
import { dateFormat, relativeFormat } from '#platform/formats/intl.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS_FROM_DAYS = 14;

/** '2027-04-10' → 'Sat 10.04.2027': wedding days always have their weekday. */
export function weddingDay(day: string, language: string): string {
  const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' }, language).format(new Date(day));
  return `${weekday} ${displayDay(day)}`;
}

/** 'in 21 weeks', 'tomorrow', '3 weeks ago'. */
export function timeUntil(day: string, now: Date, language: string): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(day) - today) / DAY_MS);
  const words = relativeFormat(language);
  return Math.abs(days) < WEEKS_FROM_DAYS ? words.format(days, 'day') : words.format(Math.trunc(days / 7), 'week');
}

/** An instant in the provider's time zone: 'Today 11:30', '18 Nov 14:00'. */
export function shortMoment(instant: string, zone: string, now: Date, language: string): string {
  const at = new Date(instant);
  const time = dateFormat({ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, language);
  const date = dateFormat({ timeZone: zone, day: 'numeric', month: 'short' }, language);
  const isToday = date.format(at) === date.format(now) && Math.abs(at.getTime() - now.getTime()) < 2 * DAY_MS;
  const today = capital(relativeFormat(language).format(0, 'day'));
  return `${isToday ? today : date.format(at)} ${time.format(at)}`;
}

/** The day of an instant in the provider's time zone: '18 Nov'. */
export function shortDay(instant: string, zone: string, language: string): string {
  return dateFormat({ timeZone: zone, day: 'numeric', month: 'short' }, language).format(new Date(instant));
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
