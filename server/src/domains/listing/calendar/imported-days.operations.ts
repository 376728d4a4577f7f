import type { Tx } from '#platform/db/db.ts';
import { findWeddingsPerDay } from './calendar-settings.repository.ts';
import {
  type CalendarOwner,
  type EventRow,
  deleteEvents,
  findEvent,
  findEventsInSlot,
  insertEvents,
  updateRanks,
} from './calendar.repository.ts';
import { lockCurrentCalendar } from './deal-bookings.operations.ts';
import { findBlockedDays } from './followed/blocked-days.operations.ts';
import { choosePlace, overlap } from './taken-days.rules.ts';

export type ImportedDay = { day: string; spaceId: number | null; note: string };

type Planned = { state: 'free'; place: number | null } | { state: 'taken' } | { state: 'known' };
type Taken = Pick<EventRow, 'day' | 'space_id' | 'place'>;

/** What would happen to each day if they were booked one after the other. The same booking again is `known`. */
export async function planImportedDays(
  tx: Tx,
  owner: CalendarOwner,
  wanted: readonly ImportedDay[],
): Promise<Planned[]> {
  const days = [...new Set(wanted.map(({ day }) => day))];
  const [rows, blocked, weddingsPerDay] = await Promise.all([
    findEventsInSlot(tx, { ...owner, spaceId: null }, days),
    findBlockedDays(tx, owner, days),
    findWeddingsPerDay(tx, owner),
  ]);
  const firsts = rows.filter((row) => row.rank === 1 && row.status !== 'available');
  const taken: Taken[] = [...firsts, ...blocked];
  return wanted.map(({ day, spaceId, note }) => {
    const isSame = (row: EventRow) => row.day === day && row.space_id === spaceId && row.note === note;
    if (firsts.some((row) => row.status === 'booked' && row.deal_id === null && isSame(row))) return { state: 'known' };
    const others = taken.filter((row) => row.day === day && overlap(row, { space_id: spaceId, place: null }));
    const place = choosePlace(others, weddingsPerDay);
    if (place === undefined) return { state: 'taken' };
    taken.push({ day, space_id: spaceId, place });
    return { state: 'free', place };
  });
}

/** Books a day from another program, under the constraint that every booking is under. */
export async function bookImportedDay(
  tx: Tx,
  owner: CalendarOwner,
  wanted: ImportedDay,
  now: Date,
): Promise<number | 'taken' | 'known'> {
  await lockCurrentCalendar(tx, owner, now);
  const [planned] = await planImportedDays(tx, owner, [wanted]);
  if (planned?.state !== 'free') return planned?.state ?? 'taken';
  const rows = await findEventsInSlot(tx, { ...owner, spaceId: wanted.spaceId }, [wanted.day]);
  const open = rows.filter((row) => row.status === 'available').map((row) => row.id);
  if (open.length > 0) await deleteEvents(tx, owner, open);
  const [added] = await insertEvents(tx, [
    {
      customer_id: owner.customerId,
      provider_id: owner.providerId,
      space_id: wanted.spaceId,
      day: wanted.day,
      status: 'booked',
      place: planned.place,
      note: wanted.note,
      expires_on: null,
      lead_id: null,
    },
  ]);
  return added?.id ?? 'taken';
}

/** Frees an imported day. Returns false when somebody has changed it since: then it stays. */
export async function removeImportedDay(tx: Tx, owner: CalendarOwner, id: number, now: Date): Promise<boolean> {
  await lockCurrentCalendar(tx, owner, now);
  const event = await findEvent(tx, owner, id);
  if (!event) return true;
  if (event.version !== 1 || event.deal_id !== null || event.lead_id !== null) return false;
  await deleteEvents(tx, owner, [id]);
  await updateRanks(tx, owner);
  return true;
}
