import { laterDay } from '#platform/time/calendar.ts';

const SATURDAY = 6;
const WEEK = 7;

type Taken = { day: string; spaceId: number | null };

/** The Saturdays on which the provider, or at least one of its spaces, can still be booked. */
export function findFreeSaturdays(
  { today, until }: { today: string; until: string },
  spaceIds: readonly number[],
  taken: readonly Taken[],
): string[] {
  const bySaturday = Map.groupBy(taken, ({ day }) => day);
  const isFree = (day: string) => {
    const spaces = (bySaturday.get(day) ?? []).map(({ spaceId }) => spaceId);
    if (spaces.includes(null)) return false;
    return spaceIds.length === 0 ? spaces.length === 0 : spaceIds.some((id) => !spaces.includes(id));
  };
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const free: string[] = [];
  for (let day = laterDay(today, SATURDAY - weekday); day <= until; day = laterDay(day, WEEK))
    if (isFree(day)) free.push(day);
  return free;
}
