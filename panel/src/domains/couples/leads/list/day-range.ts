/** A range of days, each of which may be left empty. */
export type DayRange = { start: string | undefined; end: string | undefined };
