import { dayIn } from '#platform/formats/dates.ts';
import { toInstant } from '#platform/formats/instants.ts';

export type Moment = { day: string; time: string };

const FIRST_HOUR = 7;
const LAST_HOUR = 21;
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The times offered for a reminder: every half hour of the day. */
export const REMINDER_TIMES: readonly string[] = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 }, (_, half) => {
  const hour = FIRST_HOUR + Math.floor(half / 2);
  return `${String(hour).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
});

/** Common choices in the provider's time zone: later today if there is time, tomorrow, in three days, in a week. */
export function quickMoments(now: Date, zone: string): { key: 'today' | 'tomorrow' | 'days' | 'week'; at: Moment }[] {
  const day = (after: number) => dayIn(new Date(now.getTime() + after * DAY_MS), zone);
  const soon = new Date(now.getTime() + 2 * HALF_HOUR_MS);
  const time = REMINDER_TIMES.find((each) => new Date(toInstant(`${day(0)} ${each}`, zone)) >= soon);
  return [
    ...(time ? [{ key: 'today' as const, at: { day: day(0), time } }] : []),
    { key: 'tomorrow', at: { day: day(1), time: '09:00' } },
    { key: 'days', at: { day: day(3), time: '09:00' } },
    { key: 'week', at: { day: day(7), time: '09:00' } },
  ];
}
