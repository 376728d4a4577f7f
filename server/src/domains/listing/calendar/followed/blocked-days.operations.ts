import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner, EventRow } from '../calendar.repository.ts';
import { type FollowedDayRow, findFollowedDays, findFollowedDaysAmong } from './followed-days.repository.ts';

/** A day that a followed calendar takes. It is no event of ours: nobody can change it or wait behind it. */
export type BlockedDay = EventRow & { calendar_name: string; calendar_id: number };

/**
 * Days that followed calendars take, in the shape of bookings, so that one rule decides what is free. They keep new
 * couples off a day; a couple who has it already keeps it, since the vendor may have entered it in both calendars.
 */
export async function findBlockedDays(tx: Tx, owner: CalendarOwner, days: readonly string[]): Promise<BlockedDay[]> {
  return toBlocked(await findFollowedDaysAmong(tx, owner, days));
}

export async function findBlockedDaysBetween(
  tx: Tx,
  owner: CalendarOwner,
  period: { from: string; to?: string },
): Promise<BlockedDay[]> {
  return toBlocked(await findFollowedDays(tx, owner, period));
}

/** The names of followed calendars that are busy on a day and only warn. */
export async function findWarnings(tx: Tx, owner: CalendarOwner, day: string): Promise<string[]> {
  const rows = await findFollowedDaysAmong(tx, owner, [day]);
  return rows.filter((row) => row.effect === 'warn' && !row.is_released).map(toWarning);
}

export const toWarning = ({ calendar_name, title }: Pick<FollowedDayRow, 'calendar_name' | 'title'>) =>
  title ? `${calendar_name}: ${title}` : calendar_name;

function toBlocked(rows: readonly FollowedDayRow[]): BlockedDay[] {
  return rows.filter((row) => row.effect === 'block' && !row.is_released).map(toBooked);
}

const toBooked = (row: FollowedDayRow): BlockedDay => ({
  id: 0,
  day: row.day,
  status: 'booked',
  space_id: row.space_id,
  space_name: row.space_name,
  rank: 1,
  expires_on: null,
  note: row.title,
  lead_id: null,
  couple_name: null,
  deal_id: null,
  quote_id: null,
  place: null,
  replaced: null,
  version: 0,
  created_at: row.followed_at,
  calendar_id: row.calendar_id,
  calendar_name: row.calendar_name,
});
