const MINUTE_MS = 60_000;
/** Half a day. */
const LONGEST_MINUTES = 720;

/** When to try again what failed so many times before: in a minute, in two, in four, and twice a day in the end. */
export function laterEachTime(now: Date, tries: number): string {
  return new Date(now.getTime() + Math.min(2 ** tries, LONGEST_MINUTES) * MINUTE_MS).toISOString();
}
