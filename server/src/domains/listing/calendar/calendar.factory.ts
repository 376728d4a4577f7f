import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarEventTable, FollowedCalendarTable } from './calendar.tables.ts';

type Given = Partial<Insertable<CalendarEventTable>> &
  Pick<Insertable<CalendarEventTable>, 'customer_id' | 'provider_id'>;

/** A booked Saturday in autumn, unless given otherwise. */
export async function buildCalendarEvent(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('calendar_events')
    .values({ day: '2027-04-10', status: 'booked', expires_on: null, space_id: null, lead_id: null, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type GivenCalendar = Partial<Insertable<FollowedCalendarTable>> &
  Pick<Insertable<FollowedCalendarTable>, 'customer_id' | 'provider_id'>;

/** A followed calendar that was read and blocks its days, unless given otherwise. Its address leads nowhere. */
export async function buildFollowedCalendar(
  tx: Tx,
  given: GivenCalendar,
  days: readonly { day: string; title: string }[] = [],
): Promise<{ id: number }> {
  const { id } = await tx
    .insertInto('followed_calendars')
    .values({
      space_id: null,
      name: 'Google calendar',
      address: 'unreadable',
      host: 'calendar.google.com',
      effect: 'block',
      all_day_only: true,
      shows_titles: true,
      next_read_at: '2100-01-01T00:00:00Z',
      read_at: '2026-11-15T12:00:00Z',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { customer_id, provider_id } = given;
  if (days.length > 0)
    await tx
      .insertInto('followed_days')
      .values(days.map((each) => ({ ...each, calendar_id: id, customer_id, provider_id })))
      .execute();
  return { id };
}
