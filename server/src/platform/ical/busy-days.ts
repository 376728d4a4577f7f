import ICAL from 'ical.js';
import { dayIn, laterDay } from '../time/calendar.ts';

export type BusyDay = { day: string; title: string };
export type BusyDaysInput = {
  text: string;
  from: string;
  to: string;
  /** Times without a zone of their own are read in this one. */
  timeZone: string;
  /** Leaves out entries with a time, such as a dentist’s appointment. */
  allDayOnly: boolean;
  /** Entries whose id ends with this are our own and are left out: two calendars must not follow each other in circles. */
  ownUidSuffix: string;
};

export type BusyDays = {
  days: BusyDay[];
  /** An entry could not be read, so that days may be missing. */
  isPartial: boolean;
};
export type BusyDaysResult = BusyDays | { problem: 'not_a_calendar' | 'too_large' };

/** Daily for more than fifty years; what repeats more often is not a calendar of days. */
const MAX_REPEATS = 20_000;
const TITLES_PER_DAY = 3;
const ENTRY = /^BEGIN:VEVENT[^]*?^END:VEVENT\r?\n/gim;
const TITLE_MAX = 80;

type Occurrence = { start: ICAL.Time; end: ICAL.Time; title: string };
/** The library’s own type of it is not exported. */
type Details = { startDate: ICAL.Time; endDate: ICAL.Time; item: ICAL.Event };
type Series = { main: ICAL.Component; changed: ICAL.Component[] };

/** The days between two days on which a calendar is busy, in order. Throws when the text is not a calendar. */
export function findBusyDays(input: BusyDaysInput): BusyDays {
  // Some servers write a mark of the encoding in front.
  const text = input.text.replace(/^\ufeff/, '');
  const whole = tryParse(text);
  const parsed = whole ?? (ICAL.parse(withoutNonsense(text)) as unknown[]);
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((each) => new ICAL.Component(each as string));
  if (!calendars.some(({ name }) => name === 'vcalendar')) throw new TypeError('not a calendar');
  const titles = new Map<string, Set<string>>();
  const series = calendars.flatMap((calendar) => toSeries(calendar, input.ownUidSuffix));
  const areRead = series.map((each) => addSeries(titles, each, input));
  const days = [...titles]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]) => ({ day, title: [...found].slice(0, TITLES_PER_DAY).join(', ') }));
  return { days, isPartial: !whole || areRead.includes(false) };
}

function tryParse(text: string): unknown[] | undefined {
  try {
    return ICAL.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}

/** One entry that makes no sense, such as a rule that nobody knows, must not hide the others. */
function withoutNonsense(text: string): string {
  const isSense = (entry: string) => tryParse(`BEGIN:VCALENDAR\r\n${entry}END:VCALENDAR\r\n`) !== undefined;
  return text.replaceAll(ENTRY, (entry) => (isSense(entry) ? entry : ''));
}

/** False for one that makes no sense only when its days are looked for. */
function addSeries(titles: Map<string, Set<string>>, series: Series, input: BusyDaysInput): boolean {
  try {
    for (const occurrence of findOccurrences(series, input)) addDays(titles, occurrence, input);
    return true;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
}

/** Entries with the same id are one series: the rule, and the occurrences that were changed. */
function toSeries(calendar: ICAL.Component, ownUidSuffix: string): Series[] {
  const toUid = (entry: ICAL.Component) => String(entry.getFirstPropertyValue('uid') ?? '');
  const entries = calendar
    .getAllSubcomponents('vevent')
    .filter((entry) => entry.hasProperty('dtstart') && !toUid(entry).endsWith(ownUidSuffix));
  return [...Map.groupBy(entries, (entry) => toUid(entry) || entry)].flatMap(([, group]) => {
    const isChange = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
    const changed = group.filter(isChange);
    const mains = group.filter((entry) => !isChange(entry));
    const [first, ...others] = mains;
    if (!first) return changed.map((main) => ({ main, changed: [] }));
    return [{ main: first, changed }, ...others.map((main) => ({ main, changed: [] }))];
  });
}

function* findOccurrences({ main, changed }: Series, { to, timeZone }: BusyDaysInput): Generator<Occurrence> {
  const event = new ICAL.Event(main, { exceptions: changed, strictExceptions: false });
  if (!event.isRecurring()) {
    if (isBusy(main)) yield { start: event.startDate, end: event.endDate, title: event.summary ?? '' };
    return;
  }
  const toOccurrence = (moment: ICAL.Time): Occurrence | undefined => {
    const { startDate: start, endDate: end, item } = event.getOccurrenceDetails(moment) as Details;
    return isBusy(item.component) ? { start, end, title: item.summary ?? '' } : undefined;
  };
  // The library leaves out the first where further dates are listed and no rule makes them.
  const first = main.hasProperty('rrule') ? undefined : toOccurrence(event.startDate);
  if (first) yield first;
  const repeats = event.iterator();
  for (let count = 0; count < MAX_REPEATS; count += 1) {
    // The library’s type leaves out that a rule can end.
    const next = repeats.next() as ICAL.Time | undefined;
    if (!next) return;
    if (toDay(next, timeZone) > to) {
      yield* findMovedHere(changed, { to, timeZone });
      return;
    }
    const occurrence = toOccurrence(next);
    if (occurrence) yield occurrence;
  }
  throw new RangeError('repeats too often');
}

/** What the rule makes later may have been moved to a day that is looked for. */
function* findMovedHere(
  changed: readonly ICAL.Component[],
  { to, timeZone }: Pick<BusyDaysInput, 'to' | 'timeZone'>,
): Generator<Occurrence> {
  for (const main of changed) {
    const from = main.getFirstPropertyValue('recurrence-id');
    if (!(from instanceof ICAL.Time) || toDay(from, timeZone) <= to || !isBusy(main)) continue;
    const { startDate: start, endDate: end, summary } = new ICAL.Event(main);
    yield { start, end, title: summary ?? '' };
  }
}

function isBusy(entry: ICAL.Component): boolean {
  const read = (name: string) => String(entry.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    read('transp') !== 'TRANSPARENT' && read('status') !== 'CANCELLED' && read('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function addDays(titles: Map<string, Set<string>>, { start, end, title }: Occurrence, input: BusyDaysInput): void {
  const { from, to, timeZone, allDayOnly } = input;
  if (allDayOnly && !isWholeDay(start, end)) return;
  const first = toDay(start, timeZone);
  const last = toLastDay(first, end, timeZone);
  for (let day = first < from ? from : first; day <= last && day <= to; day = laterDay(day, 1)) {
    const found = titles.get(day) ?? new Set();
    if (title.trim()) found.add(title.trim().slice(0, TITLE_MAX));
    titles.set(day, found);
  }
}

/** Exchange writes whole days as times, from midnight to midnight. */
function isWholeDay(start: ICAL.Time, end: ICAL.Time): boolean {
  // What is written in UTC says nothing about midnight where the vendor is.
  const isMidnight = ({ hour, minute, second, zone }: ICAL.Time) =>
    hour + minute + second === 0 && zone !== ICAL.Timezone.utcTimezone;
  return start.isDate || (isMidnight(start) && isMidnight(end) && end.compare(start) > 0);
}

/** The end is exclusive: a whole day ends on the next day, and a party at midnight on the day before. */
function toLastDay(first: string, end: ICAL.Time, timeZone: string): string {
  const last = end.isDate ? laterDay(toDay(end, timeZone), -1) : toDay(end, timeZone, -1);
  return last < first ? first : last;
}

/** The day in the calendar’s zone. Whole days and times without a known zone are that day everywhere. */
function toDay(time: ICAL.Time, timeZone: string, seconds = 0): string {
  if (time.isDate) return time.toString().slice(0, 10);
  if (time.zone === ICAL.Timezone.localTimezone) {
    const moved = time.clone();
    moved.second += seconds;
    return moved.toString().slice(0, 10);
  }
  return dayIn(new Date((time.toUnixTime() + seconds) * 1000), timeZone);
}
