import { WORKING_DAY } from './limits.ts';
import { instantOf, localTime } from './zone-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SUNDAY = 0;

function dayOf(local: number): number {
  return local - (local % DAY_MS);
}

/**
 * The minutes between two moments in which an answer can be expected: Monday to Saturday, 8 to 19, local time. The
 * server uses it for averages, the panel for the live clock.
 */
export function workingMinutes(from: Date, to: Date, timeZone: string): number {
  let total = 0;
  const last = dayOf(localTime(to.getTime(), timeZone));
  const first = dayOf(localTime(from.getTime(), timeZone));
  for (let day = first; day <= last; day += DAY_MS) {
    if (new Date(day).getUTCDay() === SUNDAY) continue;
    // A day in between counts in full; checking the zone for each would slow down a list of long waits.
    if (day > first && day < last) {
      total += (WORKING_DAY.endsAt - WORKING_DAY.startsAt) * 60 * MINUTE_MS;
      continue;
    }
    const opens = instantOf(day + WORKING_DAY.startsAt * 60 * MINUTE_MS, timeZone);
    const closes = instantOf(day + WORKING_DAY.endsAt * 60 * MINUTE_MS, timeZone);
    total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
  }
  return Math.floor(total / MINUTE_MS);
}
