import type { CalendarStatus } from '@bellbird/contract/listing/calendar';
import { CALENDAR_YEARS_AHEAD } from '@bellbird/contract/shared/limits';
import { fail } from '#platform/errors/app-error.ts';

const PAST = 'Please choose today or a later day.';
const FAR = `Please choose a day within the next ${CALENDAR_YEARS_AHEAD} years.`;

/** Only today and later days can be marked. Days are compared as text. */
export function assertFutureDays(days: Readonly<Record<string, readonly string[]>>, today: string): void {
  const last = `${Number(today.slice(0, 4)) + CALENDAR_YEARS_AHEAD}${today.slice(4)}`;
  const fields: Record<string, string> = {};
  for (const [field, within] of Object.entries(days)) {
    if (within.some((day) => day < today)) fields[field] = PAST;
    else if (within.some((day) => day > last)) fields[field] = FAR;
  }
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}

/** The last day of a hold: not in the past, and not after the day that is held. */
export function limitExpiry(
  { status, expiresOn }: { status: CalendarStatus; expiresOn: string | null },
  day: string,
  today: string,
): string | null {
  if (status !== 'held' || expiresOn === null) return null;
  if (expiresOn < today) fail('invalid_fields', { fields: { expiresOn: PAST } });
  return expiresOn < day ? expiresOn : day;
}
