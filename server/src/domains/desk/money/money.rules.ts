import { instantOf } from '@bellbird/contract/shared/zone-time';
import { dayIn, laterDay } from '#platform/time/calendar.ts';

/** The team’s days and months, whichever zone a vendor is in. */
const OFFICE_ZONE = 'Australia/Sydney';

export type Period = { from: Date; to: Date };

export const officeDay = (now: Date): string => dayIn(now, OFFICE_ZONE);

const startOf = (day: string) => new Date(instantOf(Date.parse(`${day}T00:00:00Z`), OFFICE_ZONE));

/** From the start of the first day to the end of the last. */
export function periodOf(from: string, to: string): Period {
  return { from: startOf(from), to: startOf(laterDay(to, 1)) };
}

/** `2026-11`, and this month without one. */
export function monthOf(now: Date, month = officeDay(now).slice(0, 'YYYY-MM'.length)): { month: string } & Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { month, from: startOf(`${month}-01`), to: startOf(next) };
}
