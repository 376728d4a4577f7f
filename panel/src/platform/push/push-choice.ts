/** Keys that start with `modal.` survive a logout: after ‘not now’ the user is not asked again the next day. */
const KEY = 'modal.push';
const NOT_NOW_MS = 30 * 24 * 60 * 60 * 1000;

type Choice = { off: true } | { until: number };

function read(): Choice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Choice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The user's choice about notifications in this browser. */
export const pushChoice = {
  isOff(): boolean {
    const choice = read();
    return choice !== undefined && 'off' in choice;
  },
  /** Whether to ask: not if it was turned off, nor for a month after ‘not now’. */
  mayAsk(now: number): boolean {
    const choice = read();
    return choice === undefined || ('until' in choice && choice.until <= now);
  },
  notNow(now: number): void {
    localStorage.setItem(KEY, JSON.stringify({ until: now + NOT_NOW_MS } satisfies Choice));
  },
  off(): void {
    localStorage.setItem(KEY, JSON.stringify({ off: true } satisfies Choice));
  },
  on(): void {
    localStorage.removeItem(KEY);
  },
};

/** Whether push has anything to do here: notifications are allowed, or the user may be asked. */
export function isPushWanted(): boolean {
  if (!('Notification' in window)) return false;
  const { permission } = Notification;
  return permission === 'granted' || (permission === 'default' && pushChoice.mayAsk(Date.now()));
}
