/** Days from one to another, each of which may be left open. */
export type DayRange = { start: string | undefined; end: string | undefined };
