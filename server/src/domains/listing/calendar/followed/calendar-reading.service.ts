import type { FollowedProblem } from '@bellbird/contract/listing/calendar';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { BusyDaysResult } from '#platform/ical/busy-days.ts';
import { readBusyDays } from '#platform/ical/read-busy-days.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { Outside, OutsideAnswer } from '#platform/outside/outside.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { lockCalendar } from '../calendar.repository.ts';
import {
  type CalendarToRead,
  claimDueCalendars,
  findCalendarToRead,
  saveReadResult,
} from './followed-calendars.repository.ts';
import { deleteOtherFollowedDays, hasFollowedDays, saveFollowedDays } from './followed-days.repository.ts';

const HOUR_MS = 60 * 60_000;
const LONGEST_WAIT_HOURS = 24;
/** How long a reading is left to the process that claimed it. */
const UNDER_WAY_MS = 10 * 60_000;
const IN_FULL_EVERY_MS = 7 * 24 * HOUR_MS;
/** How long days stay while the file is empty: some programs give out an empty calendar on a bad day. */
const EMPTY_FOR_MS = 24 * HOUR_MS;
const ENTRY = /^BEGIN:VEVENT\b/im;
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const AT_ONCE = 4;
const DAYS_BACK = 31;
/** Two years of weddings, and the week until the next reading in full. */
const DAYS_AHEAD = 2 * 365 + 7;

type Ports = { db: Db; clock: Clock; outside: Outside; calendarAddresses: Sealer; baseUrl: string };
type Read = { answer: OutsideAnswer; result: BusyDaysResult | undefined; isEmpty: boolean };

export type CalendarReadingService = ReturnType<typeof createCalendarReadingService>;

/** Reads followed calendars and keeps their busy days. What was read last stays when a reading fails. */
export function createCalendarReadingService({ db, clock, outside, calendarAddresses, baseUrl }: Ports) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const ownUidSuffix = `@${new URL(baseUrl).hostname}`;

  /** The condition under which the other side may answer that nothing has changed. */
  function toConditions({ etag, last_modified, read_in_full_at }: CalendarToRead): Record<string, string> {
    const isDue = read_in_full_at === null || Date.parse(read_in_full_at) + IN_FULL_EVERY_MS <= clock.now().getTime();
    if (isDue) return {};
    return {
      ...(etag && { 'if-none-match': etag }),
      ...(last_modified && { 'if-modified-since': last_modified }),
    };
  }

  async function fetchDays(calendar: CalendarToRead): Promise<Read> {
    const url = new URL(calendarAddresses.open(calendar.address));
    const options = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, headers: toConditions(calendar) };
    const answer = await outside.read(url, options);
    if (!answer.body) return { answer, result: undefined, isEmpty: false };
    const text = answer.body.toString('utf8');
    const today = dayIn(clock.now(), calendar.time_zone);
    const result = await readBusyDays({
      text,
      from: laterDay(today, -DAYS_BACK),
      to: laterDay(today, DAYS_AHEAD),
      timeZone: calendar.time_zone,
      allDayOnly: calendar.all_day_only,
      ownUidSuffix,
    });
    return { answer, result, isEmpty: !ENTRY.test(text) };
  }

  /** Since when the file is empty while days to come are stored; undefined once that has lasted long enough. */
  async function findEmptySince(tx: Tx, calendar: CalendarToRead): Promise<string | undefined> {
    if (!(await hasFollowedDays(tx, calendar.id, dayIn(clock.now(), calendar.time_zone)))) return undefined;
    const since = calendar.empty_since ?? clock.now().toISOString();
    return Date.parse(since) + EMPTY_FOR_MS > clock.now().getTime() ? since : undefined;
  }

  async function saveFailure(calendar: CalendarToRead, problem: FollowedProblem): Promise<void> {
    const failures = Math.min(calendar.failures + 1, 100);
    const hours = Math.min(2 ** (failures - 1), LONGEST_WAIT_HOURS);
    await db.system(async (tx) => {
      await saveReadResult(tx, calendar, { failures, problem, next_read_at: after(hours * HOUR_MS) });
      await notifyTeam(tx, toOwner(calendar), { kind: 'calendar', providerId: calendar.provider_id });
    });
  }

  async function saveDays(calendar: CalendarToRead, { answer, result, isEmpty }: Read): Promise<void> {
    if (result && 'problem' in result) return saveFailure(calendar, result.problem);
    const now = clock.now().toISOString();
    await db.system(async (tx) => {
      // Bookings of this provider wait, so that a day is never sold while it becomes busy.
      await lockCalendar(tx, calendar.provider_id);
      const emptySince = isEmpty ? await findEmptySince(tx, calendar) : undefined;
      const isCurrent = await saveReadResult(tx, calendar, {
        read_at: now,
        failures: 0,
        problem: null,
        next_read_at: after(HOUR_MS),
        ...(result && { etag: answer.etag, last_modified: answer.lastModified, read_in_full_at: now }),
        ...(result && { empty_since: emptySince ?? null, is_partial: result.isPartial }),
        // Asked for in full until then, since an unchanged file would not be looked at again.
        ...(emptySince && { etag: null, last_modified: null }),
      });
      if (!isCurrent) return;
      if (result && !emptySince) {
        const days = result.days.map(({ day, title }) => ({ day, title: calendar.shows_titles ? title : '' }));
        const of = { ...toOwner(calendar), calendarId: calendar.id };
        // What could not be read may be on one of the days that are missing now.
        if (!result.isPartial) await deleteOtherFollowedDays(tx, of, days);
        await saveFollowedDays(tx, of, days);
      }
      await notifyTeam(tx, toOwner(calendar), { kind: 'calendar', providerId: calendar.provider_id });
    });
  }

  async function read(calendarId: number): Promise<void> {
    const calendar = await db.system((tx) => findCalendarToRead(tx, calendarId));
    if (!calendar) return;
    try {
      await saveDays(calendar, await fetchDays(calendar));
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      await saveFailure(calendar, error.problem);
    }
  }

  return {
    read,

    /** Reads every calendar whose time has come. */
    async readDue(): Promise<void> {
      for (;;) {
        const claim = { now: clock.now().toISOString(), again: after(UNDER_WAY_MS), limit: AT_ONCE };
        const due = await db.system((tx) => claimDueCalendars(tx, claim));
        await Promise.all(due.map(read));
        if (due.length < AT_ONCE) return;
      }
    },
  };
}

const toOwner = ({ customer_id, provider_id }: CalendarToRead) => ({
  customerId: customer_id,
  providerId: provider_id,
});
