import { dayIn } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';

function format(moment: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: zone }).format(new Date(moment));
}

function dayAway(zone: string, now: Date, days: number): string {
  return dayIn(new Date(now.getTime() + days * 24 * 60 * 60 * 1000), zone);
}

/** A time in its shortest form: the hour today, then ‘Yesterday’, then the day. */
export function shortDate(moment: string, zone: string, now: Date, yesterday: string): string {
  const day = dayIn(moment, zone);
  if (day === dayIn(now, zone)) return format(moment, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (day === dayAway(zone, now, -1)) return yesterday;
  const year = day.slice(0, 4) === dayIn(now, zone).slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return format(moment, zone, { day: 'numeric', month: 'short', ...year });
}

/** A due time in the provider’s time zone: ‘09:30’, ‘Tue 17 Nov, 09:30’. */
export function dueTime(moment: string, zone: string, now: Date): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  if (dayIn(moment, zone) === dayIn(now, zone)) return format(moment, zone, time);
  return format(moment, zone, { weekday: 'short', day: 'numeric', month: 'short', ...time });
}

export const GROUPS = ['overdue', 'today', 'anyTime', 'later'] as const;
export type Group = (typeof GROUPS)[number];

type Dated = { reminder: { dueAt: string } | null; provider: { timeZone: string } };

/** The group of a prompt, by the provider’s local day; only reminders have a day. */
export function groupOf({ reminder, provider }: Dated, now: Date): Group {
  if (!reminder) return 'anyTime';
  const [due, today] = [dayIn(reminder.dueAt, provider.timeZone), dayIn(now, provider.timeZone)];
  return due < today ? 'overdue' : due === today ? 'today' : 'later';
}
