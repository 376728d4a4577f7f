import { DATE_DISPLAY_FORMAT, DATE_FORMAT } from '@bellbird/contract/shared/limits';
import { dateFormat } from './intl.ts';

/** A calendar day as forms and calls carry it: 2026-11-15. */
export function toDay(date: Date): string {
  return fill(DATE_FORMAT, String(date.getFullYear()), two(date.getMonth() + 1), two(date.getDate()));
}

/** A calendar day for people: 15.11.2026. Days have no time zone; an instant becomes its day in the browser's zone. */
export function showDay(day: string): string {
  const [year = '', month = '', date = ''] = (day.includes('T') ? toDay(new Date(day)) : day).split('-');
  return fill(DATE_DISPLAY_FORMAT, year, month, date);
}

/** The day of an instant in the provider's time zone. */
export function dayIn(instant: string | Date, zone: string): string {
  const clock = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }, 'en-AU');
  const part = new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return fill(DATE_FORMAT, part.get('year') ?? '', part.get('month') ?? '', part.get('day') ?? '');
}

function fill(format: string, year: string, month: string, day: string): string {
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
