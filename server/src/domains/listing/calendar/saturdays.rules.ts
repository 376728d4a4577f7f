import { laterDay } from '#platform/time/calendar.ts';
import { choosePlace } from './taken-days.rules.ts';

const SATURDAY = 6;
const WEEK = 7;

type Taken = { day: string; spaceId: number | null; place: number | null };
type Period = { today: string; until: string };
export type FreeSaturdays = { count: number; next: string | null };

/** The Saturdays on which the provider can still be booked. With spaces: on which all of them are free. */
export function findFreeSaturdays(
  period: Period,
  taken: readonly Taken[],
  { weddingsPerDay }: { weddingsPerDay: number },
): FreeSaturdays {
  const byDay = Map.groupBy(taken, ({ day }) => day);
  return countSaturdays(period, (day) => choosePlace(byDay.get(day) ?? [], weddingsPerDay) !== undefined);
}

/** The Saturdays on which one space can still be booked. */
export function findFreeSaturdaysOfSpace(period: Period, taken: readonly Taken[], spaceId: number): FreeSaturdays {
  const days = new Set(taken.filter((each) => each.spaceId === null || each.spaceId === spaceId).map(({ day }) => day));
  return countSaturdays(period, (day) => !days.has(day));
}

function countSaturdays({ today, until }: Period, isFree: (day: string) => boolean): FreeSaturdays {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  let count = 0;
  let next: string | null = null;
  for (let day = laterDay(today, SATURDAY - weekday); day <= until; day = laterDay(day, WEEK)) {
    if (!isFree(day)) continue;
    next ??= day;
    count += 1;
  }
  return { count, next };
}
