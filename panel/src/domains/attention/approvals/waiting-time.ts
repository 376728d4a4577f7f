const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Waiting = { form: 'minutes' | 'hours' | 'days'; d: number; h: number; m: number };

/** How long something has waited, in its two largest units. */
export function waitingTime(since: string, now: Date): Waiting {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  const parts = {
    d: Math.floor(waited / DAY),
    h: Math.floor((waited % DAY) / HOUR),
    m: Math.floor((waited % HOUR) / MINUTE),
  };
  return { ...parts, form: waited >= DAY ? 'days' : waited >= HOUR ? 'hours' : 'minutes' };
}
