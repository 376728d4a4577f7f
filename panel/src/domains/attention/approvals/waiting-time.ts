const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Waiting = { form: 'minutes' | 'hours' | 'manyHours' | 'days'; count: number; h: number; m: number };

/** How long something has waited. Hours count until two days have passed, since most promises are of that length. */
export function waitingTime(since: string, now: Date): Waiting {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  const parts = {
    count: Math.floor(waited / DAY),
    h: Math.floor(waited / HOUR),
    m: Math.floor((waited % HOUR) / MINUTE),
  };
  if (waited >= 2 * DAY) return { ...parts, form: 'days' };
  if (waited >= DAY) return { ...parts, form: 'manyHours' };
  return { ...parts, form: waited >= HOUR ? 'hours' : 'minutes' };
}
