const MINUTE_MS = 60_000;
const MAX_MINUTES = 12 * 60;

/** When to try again after so many failures: in 1, 2, 4, 8 … minutes, at most 12 hours. */
export function nextRetryAt(now: Date, tries: number): string {
  return new Date(now.getTime() + Math.min(2 ** tries, MAX_MINUTES) * MINUTE_MS).toISOString();
}
