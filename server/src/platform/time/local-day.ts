const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day, YYYY-MM-DD, that a moment falls on in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Swedes write days as calls do.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    clocks.set(timeZone, clock);
  }
  return clock.format(moment);
}
