import { type Selectable, sql } from 'kysely';
import { isAtVersion } from '#platform/db/at-version.ts';
import type { Tx } from '#platform/db/db.ts';
import { sealedColumn } from '#platform/db/sealed-column.ts';
import type { CalendarOwner } from '../calendar.repository.ts';
import type { FollowedCalendarTable } from '../calendar.tables.ts';

export type FollowedCalendarRow = Selectable<FollowedCalendarTable>;
export type FollowedListRow = Omit<FollowedCalendarRow, 'address'> & { busy_days: number };

export function findFollowedCalendars(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  today: string,
): Promise<FollowedListRow[]> {
  return tx
    .selectFrom('followed_calendars as calendar')
    .selectAll('calendar')
    .select(
      sql<number>`(select count(*)::int from followed_days day where day.calendar_id = calendar.id
        and day.customer_id = calendar.customer_id and day.day >= ${today})`.as('busy_days'),
    )
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .execute();
}

export function findFollowedCalendar(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  id: number,
): Promise<FollowedCalendarRow | undefined> {
  return tx
    .selectFrom('followed_calendars')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type Choices = Pick<FollowedCalendarRow, 'name' | 'effect' | 'all_day_only' | 'shows_titles' | 'space_id'>;
type NewCalendar = Choices & Pick<FollowedCalendarRow, 'address' | 'host' | 'next_read_at'>;

export async function insertFollowedCalendar(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  added: NewCalendar,
): Promise<number> {
  const { id } = await tx
    .insertInto('followed_calendars')
    .values({ ...added, customer_id: customerId, provider_id: providerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The next reading is in full, since the choices decide which days it finds. False when somebody was faster. */
export async function updateFollowedCalendar(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { id, version }: { id: number; version: number },
  choices: Choices,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('followed_calendars')
    .set({ ...choices, etag: null, last_modified: null, version: version + 1 })
    .where(isAtVersion({ customerId, id, version }))
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  // Not only after the next reading: somebody decided just now that nobody should see them.
  if (numUpdatedRows > 0n && !choices.shows_titles)
    await tx
      .updateTable('followed_days')
      .set({ title: '' })
      .where('customer_id', '=', customerId)
      .where('calendar_id', '=', id)
      .execute();
  return numUpdatedRows > 0n;
}

/** Its days go with it. False when it does not exist. */
export async function deleteFollowedCalendar(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('followed_calendars')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Calendars to read now, each for one process only. */
export async function claimDueCalendars(
  tx: Tx,
  { now, again, limit }: { now: string; again: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update followed_calendars set next_read_at = ${again}
    where id in (select id from followed_calendars where next_read_at <= ${now} order by next_read_at limit ${limit}
      for update skip locked) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type CalendarToRead = FollowedCalendarRow & { time_zone: string };

export function findCalendarToRead(tx: Tx, id: number): Promise<CalendarToRead | undefined> {
  return tx
    .selectFrom('followed_calendars as calendar')
    .innerJoin('providers', 'providers.id', 'calendar.provider_id')
    .selectAll('calendar')
    .select('providers.time_zone')
    .where('calendar.id', '=', id)
    .executeTakeFirst();
}

type ReadResult = Pick<
  FollowedCalendarRow,
  | 'etag'
  | 'last_modified'
  | 'read_at'
  | 'read_in_full_at'
  | 'empty_since'
  | 'is_partial'
  | 'next_read_at'
  | 'failures'
  | 'problem'
>;

/** False when the calendar is no longer followed, or its choices have changed since the reading began. */
export async function saveReadResult(
  tx: Tx,
  { id, version }: Pick<FollowedCalendarRow, 'id' | 'version'>,
  result: Partial<ReadResult>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('followed_calendars')
    .set(result)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const SEALED_ADDRESSES = sealedColumn({ table: 'followed_calendars', column: 'address' });
