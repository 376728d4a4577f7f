import { WORKING_DAY } from './limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SUNDAY = 0;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local time of that zone at this instant, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The instant of a local time in that zone. Working hours start and end at times when clocks never change. */
function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}

function dayOf(wall: number): number {
  return wall - (wall % DAY_MS);
}

/**
 * The minutes between two moments in which an answer can be expected: Monday to Saturday, 8 to 19, local time. The
 * server uses it for averages, the panel for the live clock.
 */
export function workingMinutes(from: Date, to: Date, timeZone: string): number {
  let total = 0;
  const last = dayOf(wallClock(to.getTime(), timeZone));
  const first = dayOf(wallClock(from.getTime(), timeZone));
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
