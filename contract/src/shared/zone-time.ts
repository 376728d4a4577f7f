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
export function localTime(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant of a local time in that zone. A time that the clocks skip in spring becomes the same time an hour later;
 * of a time that comes twice in autumn, one of the two is taken.
 */
export function instantOf(local: number, timeZone: string): number {
  const guess = local - (localTime(local, timeZone) - local);
  return guess - (localTime(guess, timeZone) - local);
}
