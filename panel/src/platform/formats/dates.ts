import { DATETIME_FORMAT, DATE_DISPLAY_FORMAT, DATE_FORMAT } from '@bellbird/contract/shared/limits';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A calendar day as forms and calls carry it: 2026-11-15. */
export function toDay(date: Date | Dayjs): string {
  return dayjs(date).format(DATE_FORMAT);
}

/** A calendar day as people read it: 15.11.2026. Days have no zone, so none is applied. */
export function showDay(day: string): string {
  return dayjs(day).format(DATE_DISPLAY_FORMAT);
}

/** An instant in a provider's own time: 2026-11-15 13:30. */
export function showInstant(instant: string, zone: string): string {
  return dayjs(instant).tz(zone).format(DATETIME_FORMAT);
}

/** The day an instant falls on where the provider is. */
export function dayIn(instant: string | Date, zone: string): string {
  return dayjs(instant).tz(zone).format(DATE_FORMAT);
}

/** The instant of a provider's local date-time, as calls want it. */
export function instantOf(localDateTime: string, zone: string): string {
  return dayjs.tz(localDateTime, zone).toISOString();
}
