import { type Insertable, sql } from 'kysely';
import { isAtVersion } from '#platform/db/at-version.ts';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { CalendarEventTable, ReplacedEvent } from './calendar.tables.ts';

export type CalendarOwner = { customerId: number; providerId: number };
/** What can be booked: one space, or with null the whole provider. */
export type Slot = CalendarOwner & { spaceId: number | null };

export type EventRow = {
  id: number;
  day: string;
  status: CalendarEventTable['status'];
  space_id: number | null;
  space_name: string | null;
  rank: number;
  expires_on: string | null;
  note: string;
  lead_id: number | null;
  couple_name: string | null;
  deal_id: number | null;
  quote_id: number | null;
  place: number | null;
  replaced: ReplacedEvent | null;
  version: number;
  created_at: string;
  /** Only where a followed calendar takes the day. */
  calendar_name?: string;
};

function events(tx: Tx, { customerId, providerId }: CalendarOwner) {
  return tx
    .selectFrom('calendar_events as event')
    .leftJoin('leads', 'leads.id', 'event.lead_id')
    .leftJoin('customer_spaces as space', 'space.id', 'event.space_id')
    .select([
      'event.id',
      'event.day',
      'event.status',
      'event.space_id',
      'space.name as space_name',
      'event.rank',
      'event.expires_on',
      'event.note',
      'event.lead_id',
      'leads.couple_name',
      'event.deal_id',
      'event.quote_id',
      'event.place',
      'event.replaced',
      'event.version',
      'event.created_at',
    ])
    .where('event.customer_id', '=', customerId)
    .where('event.provider_id', '=', providerId);
}

type Period = { from: string; to?: string; today: string };

/** A query, so that a test can read its plan. Expired holds are left out even before the job has deleted them. */
export function eventsQuery(tx: Tx, owner: CalendarOwner, { from, to, today }: Period) {
  const query = events(tx, owner)
    .where('event.day', '>=', from)
    .where((build) => build.or([build('event.status', '<>', 'held'), build('event.expires_on', '>=', today)]))
    .orderBy('event.day')
    .orderBy('space.position')
    .orderBy('event.place')
    .orderBy('event.rank')
    .orderBy('event.id');
  return to === undefined ? query : query.where('event.day', '<=', to);
}

export function findEvents(tx: Tx, owner: CalendarOwner, period: Period): Promise<EventRow[]> {
  return eventsQuery(tx, owner, period).execute();
}

export function findEvent(tx: Tx, owner: CalendarOwner, id: number): Promise<EventRow | undefined> {
  return events(tx, owner).where('event.id', '=', id).executeTakeFirst();
}

/** The whole provider overlaps with each of its spaces; two spaces do not overlap. */
const overlaps = (spaceId: number | null) =>
  sql<boolean>`int4range(event.space_id, event.space_id, '[]') && int4range(${spaceId}::int, ${spaceId}::int, '[]')`;

export function findEventsInSlot(tx: Tx, slot: Slot, days: readonly string[]): Promise<EventRow[]> {
  return events(tx, slot)
    .where(anyOf('event.day', days))
    .where(overlaps(slot.spaceId))
    .orderBy('event.rank')
    .orderBy('event.day')
    .orderBy('event.place')
    .execute();
}

export function findEventOfDeal(tx: Tx, owner: CalendarOwner, dealId: number): Promise<EventRow | undefined> {
  return events(tx, owner).where('event.deal_id', '=', dealId).executeTakeFirst();
}

export type NewEvent = Insertable<CalendarEventTable>;

/** Days that are already taken are left out; the database decides, so two requests at once cannot both win. */
export async function insertEvents(tx: Tx, added: readonly NewEvent[]): Promise<{ id: number; day: string }[]> {
  return tx
    .insertInto('calendar_events')
    .values([...added])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'day'])
    .execute();
}

type Change = Pick<NewEvent, 'status' | 'note' | 'expires_on' | 'lead_id' | 'quote_id' | 'deal_id'>;

/** Returns false when the event is no longer at the given version. */
export async function updateEvent(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { id, version }: { id: number; version: number },
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_events')
    .set({ ...change, version: version + 1 })
    .where(isAtVersion({ customerId, id, version }))
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEvents(tx: Tx, { customerId, providerId }: CalendarOwner, ids: readonly number[]) {
  await tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where(anyOf('id', ids))
    .execute();
}

/** Whether there was one. What became a booking since is no hold any more. */
export async function deleteHoldOfQuote(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  quoteId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What is held or booked for one couple from a day on. */
export async function deleteEventsOfLead(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { leadId, from }: { leadId: number; from: string },
): Promise<void> {
  await tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('lead_id', '=', leadId)
    .where('day', '>=', from)
    .execute();
}

/** Changes to one calendar run one after the other, so that second options move up in order. */
export async function lockCalendar(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'calendar of a provider', providerId);
}

export async function deleteExpiredHolds(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  today: string,
): Promise<void> {
  await tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'held')
    .where('expires_on', '<', today)
    .execute();
}

/** Makes second options first where the first option is gone. */
export async function updateRanks(tx: Tx, { customerId, providerId }: CalendarOwner): Promise<void> {
  await sql`update calendar_events as event set rank = 1, version = event.version + 1
    where event.customer_id = ${customerId} and event.provider_id = ${providerId} and event.rank = 2
      and not exists (select from calendar_events as first where first.customer_id = event.customer_id
        and first.provider_id = event.provider_id and first.day = event.day and first.rank = 1
        and int4range(first.space_id, first.space_id, '[]') && int4range(event.space_id, event.space_id, '[]')
        and int4range(first.place, first.place, '[]') && int4range(event.place, event.place, '[]'))`.execute(tx);
}

/** The days on which a space was only marked as free; called before the space is deleted. */
export async function deleteEventsOfSpace(tx: Tx, customerId: number, spaceId: number): Promise<void> {
  await tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('space_id', '=', spaceId)
    .execute();
}

/** Calendars with a hold that has expired by the provider's local date. */
export async function findCalendarsWithExpiredHolds(
  tx: Tx,
  now: string,
): Promise<(CalendarOwner & { timeZone: string })[]> {
  return tx
    .selectFrom('calendar_events as event')
    .innerJoin('providers', 'providers.id', 'event.provider_id')
    .select(['event.customer_id as customerId', 'event.provider_id as providerId', 'providers.time_zone as timeZone'])
    .distinct()
    .where('event.status', '=', 'held')
    .where(sql<boolean>`event.expires_on < (${now}::timestamptz at time zone providers.time_zone)::date`)
    .orderBy('event.provider_id')
    .execute();
}
