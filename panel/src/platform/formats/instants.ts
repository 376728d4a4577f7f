import { DATETIME_FORMAT } from '@bellbird/contract/shared/limits';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

// Separate from `dates.ts`, which every page needs and which uses no library.
dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant in a provider's time zone: 2026-11-15 13:30. */
export function showInstant(instant: string, zone: string): string {
  return dayjs(instant).tz(zone).format(DATETIME_FORMAT);
}

/** The instant of a provider's local date and time, as the API expects it. */
export function toInstant(localDateTime: string, zone: string): string {
  return dayjs.tz(localDateTime, zone).toISOString();
}
