import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { findWeddingsPerDay } from './calendar-settings.repository.ts';
import {
  type CalendarOwner,
  type EventRow,
  deleteEvents,
  deleteEventsOfLead,
  deleteExpiredHolds,
  findEventOfDeal,
  findEventsInSlot,
  insertEvents,
  lockCalendar,
  updateRanks,
} from './calendar.repository.ts';
import type { ReplacedEvent, WaitingEvent } from './calendar.tables.ts';
import { findBlockedDays } from './followed/blocked-days.operations.ts';
import { findSpaces, findTimeZone, hasLead, isQuoteOpen } from './overview.repository.ts';
import { choosePlace, overlap } from './taken-days.rules.ts';

export type DealBooking = CalendarOwner & { dealId: number; leadId: number; day: string; spaceId: number | null };

const SECOND = 2;

/** Locks a calendar and deletes its expired holds. Returns today in the provider's time zone. */
export async function lockCurrentCalendar(tx: Tx, owner: CalendarOwner, now: Date): Promise<string> {
  await lockCalendar(tx, owner.providerId);
  const today = dayIn(now, (await findTimeZone(tx, owner)) ?? fail('not_found'));
  await deleteExpiredHolds(tx, owner, today);
  await updateRanks(tx, owner);
  return today;
}

/**
 * Books the day of a deal, under the constraint that every booking is under. What the vendor had marked for the couple
 * becomes the booking. Returns what has the day instead; nothing when it is booked.
 */
export async function bookForDeal(tx: Tx, booking: DealBooking, now: Date): Promise<EventRow[]> {
  const { customerId, providerId, dealId, leadId, day, spaceId } = booking;
  const owner = { customerId, providerId };
  await lockCurrentCalendar(tx, owner, now);
  await assertSpace(tx, owner, spaceId);
  const whole = await findEventsInSlot(tx, { ...owner, spaceId: null }, [day]);
  const isFirst = (row: EventRow) => row.rank === 1 && row.status !== 'available';
  // In whichever space: the couple marries once.
  const own = whole.find((row) => isFirst(row) && row.lead_id === leadId && row.deal_id === null);
  const rows = whole.filter((row) => overlap(row, { space_id: spaceId, place: null }));
  const blocked = own ? [] : await findBlockedDays(tx, owner, [day]);
  const others = [
    ...rows.filter((row) => isFirst(row) && row !== own),
    ...blocked.filter((row) => overlap(row, { space_id: spaceId, place: null })),
  ];
  const weddingsPerDay = await findWeddingsPerDay(tx, owner);
  const place = choosePlace(others, weddingsPerDay);
  if (place === undefined) return others;
  // On a day with several weddings, second options wait for one of the others.
  const waiting = rows.filter((row) => row.rank === SECOND && (weddingsPerDay === 1 || row.place === own?.place));
  const open = rows.filter((row) => row.status === 'available');
  await deleteEvents(tx, owner, ids([...waiting, ...open, ...(own ? [own] : [])]));
  const added = await insertEvents(tx, [
    {
      customer_id: customerId,
      provider_id: providerId,
      space_id: spaceId,
      day,
      status: 'booked',
      place,
      note: own?.note ?? '',
      expires_on: null,
      lead_id: leadId,
      deal_id: dealId,
      replaced: own ? JSON.stringify(toReplaced(own, waiting)) : null,
    },
  ]);
  if (added.length === 0) return findEventsInSlot(tx, { ...owner, spaceId }, [day]);
  await updateRanks(tx, owner);
  await notifyTeam(tx, owner, { kind: 'calendar', providerId });
  return [];
}

type Freed = CalendarOwner & { dealId: number };

/** Frees the day of a deal. When the deal is undone, what the vendor had marked before is restored, with second options. */
export async function freeDealDay(
  tx: Tx,
  { dealId, ...owner }: Freed,
  { now, isUndone = false }: { now: Date; isUndone?: boolean },
): Promise<void> {
  const today = await lockCurrentCalendar(tx, owner, now);
  const event = await findEventOfDeal(tx, owner, dealId);
  if (!event) return;
  await deleteEvents(tx, owner, [event.id]);
  if (isUndone && event.replaced) await restoreReplaced(tx, owner, event, event.replaced, today);
  await updateRanks(tx, owner);
  await notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });
}

/** What the vendor had marked for the couple, and who waited behind it, unless that has expired since. */
async function restoreReplaced(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { day, place, lead_id }: EventRow,
  { waiting = [], ...before }: ReplacedEvent,
  today: string,
): Promise<void> {
  const isCurrent = ({ expires_on }: { expires_on: string | null }) => expires_on === null || expires_on >= today;
  const of = { customer_id: customerId, provider_id: providerId, day };
  if (isCurrent(before) && (await canRestore(tx, { customerId, providerId }, before)))
    await insertEvents(tx, [{ ...of, place, lead_id, ...before }]);
  for (const each of waiting.filter(isCurrent)) {
    const isGone = each.lead_id !== null && !(await hasLead(tx, { customerId, providerId }, each.lead_id));
    if (!isGone && (await canRestore(tx, { customerId, providerId }, each)))
      await insertEvents(tx, [{ ...of, ...each, status: 'held', rank: SECOND }]);
  }
}

/** A couple was deleted: nothing is held or booked for them from today on. */
export async function freeDaysOfLead(tx: Tx, owner: CalendarOwner, leadId: number, now: Date): Promise<void> {
  const today = await lockCurrentCalendar(tx, owner, now);
  await deleteEventsOfLead(tx, owner, { leadId, from: today });
  await updateRanks(tx, owner);
  await notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });
}

async function assertSpace(tx: Tx, owner: CalendarOwner, spaceId: number | null): Promise<void> {
  if (spaceId === null) return;
  const spaces = await findSpaces(tx, owner);
  if (!spaces.some((each) => each.id === spaceId))
    fail('invalid_fields', { fields: { spaceId: 'This space doesn’t exist. Please choose another.' } });
}

/** The space may be deleted since, and the quote that held the day may be withdrawn. */
export async function canRestore(
  tx: Tx,
  owner: CalendarOwner,
  { space_id, quote_id }: { space_id: number | null; quote_id?: number | null },
): Promise<boolean> {
  if (space_id !== null && !(await findSpaces(tx, owner)).some(({ id }) => id === space_id)) return false;
  return !quote_id || isQuoteOpen(tx, owner, quote_id);
}

function toReplaced(
  { space_id, status, note, expires_on, quote_id }: EventRow,
  waiting: readonly EventRow[],
): ReplacedEvent {
  return {
    space_id,
    status: status === 'held' ? 'held' : 'booked',
    note,
    expires_on,
    quote_id,
    waiting: waiting.map(toWaiting),
  };
}

const toWaiting = ({ space_id, place, note, expires_on, lead_id }: EventRow): WaitingEvent => ({
  space_id,
  place,
  note,
  expires_on,
  lead_id,
});

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
