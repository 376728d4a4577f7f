import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner } from '../calendar.repository.ts';
import type { FollowedCalendarTable } from '../calendar.tables.ts';

export type FollowedDayRow = {
  calendar_id: number;
  calendar_name: string;
  day: string;
  space_id: number | null;
  space_name: string | null;
  effect: FollowedCalendarTable['effect'];
  title: string;
  is_released: boolean;
  followed_at: string;
};

function followedDays(tx: Tx, { customerId, providerId }: CalendarOwner) {
  return tx
    .selectFrom('followed_days as busy')
    .innerJoin('followed_calendars as calendar', 'calendar.id', 'busy.calendar_id')
    .leftJoin('customer_spaces as space', 'space.id', 'calendar.space_id')
    .select([
      'busy.calendar_id',
      'calendar.name as calendar_name',
      'busy.day',
      'calendar.space_id',
      'space.name as space_name',
      'calendar.effect',
      'busy.title',
      'busy.is_released',
      'calendar.created_at as followed_at',
    ])
    .where('busy.customer_id', '=', customerId)
    .where('busy.provider_id', '=', providerId)
    .orderBy('busy.day')
    .orderBy('busy.calendar_id');
}

export function findFollowedDays(
  tx: Tx,
  owner: CalendarOwner,
  { from, to }: { from: string; to?: string },
): Promise<FollowedDayRow[]> {
  const query = followedDays(tx, owner).where('busy.day', '>=', from);
  return (to === undefined ? query : query.where('busy.day', '<=', to)).execute();
}

export function findFollowedDaysAmong(
  tx: Tx,
  owner: CalendarOwner,
  days: readonly string[],
): Promise<FollowedDayRow[]> {
  return followedDays(tx, owner).where(anyOf('busy.day', days)).execute();
}

type OfCalendar = CalendarOwner & { calendarId: number };

type FoundDay = { day: string; title: string };

export async function deleteOtherFollowedDays(
  tx: Tx,
  { calendarId }: OfCalendar,
  days: readonly FoundDay[],
): Promise<void> {
  const found = days.map(({ day }) => day);
  await sql`delete from followed_days where calendar_id = ${calendarId} and day <> all(${found}::date[])`.execute(tx);
}

/** Days that the vendor released stay released. */
export async function saveFollowedDays(
  tx: Tx,
  { customerId, providerId, calendarId }: OfCalendar,
  days: readonly FoundDay[],
): Promise<void> {
  const found = days.map(({ day }) => day);
  await sql`insert into followed_days (calendar_id, customer_id, provider_id, day, title)
    select ${calendarId}, ${customerId}, ${providerId}, day, title
    from unnest(${found}::date[], ${days.map(({ title }) => title)}::text[]) as found (day, title)
    on conflict (calendar_id, day) do update set title = excluded.title
    where followed_days.title <> excluded.title`.execute(tx);
}

export async function hasFollowedDays(tx: Tx, calendarId: number, from: string): Promise<boolean> {
  const row = await tx
    .selectFrom('followed_days')
    .select('day')
    .where('calendar_id', '=', calendarId)
    .where('day', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the calendar is not busy on the day. */
export async function updateReleased(
  tx: Tx,
  { customerId, providerId, calendarId }: OfCalendar,
  { day, isReleased }: { day: string; isReleased: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('followed_days')
    .set({ is_released: isReleased })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('calendar_id', '=', calendarId)
    .where('day', '=', day)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
