import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarEventTable } from './calendar.tables.ts';

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
