import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findWeddingsPerDay } from './calendar-settings.repository.ts';
import { type CalendarOwner, type EventRow, findEvents } from './calendar.repository.ts';
import { findBlockedDays, findWarnings } from './followed/blocked-days.operations.ts';
import { type SpaceRow, findSpaces, findTimeZone } from './overview.repository.ts';
import { choosePlace, promoteSecondOptions } from './taken-days.rules.ts';

/** What can still be booked on one day, and what has the rest. */
export type DaySheet = {
  isFree: boolean;
  spaces: (Pick<SpaceRow, 'id' | 'name'> & { isFree: boolean })[];
  weddingsPerDay: number;
  taken: EventRow[];
  /** Followed calendars that are busy and only warn. */
  warnings: string[];
};

/** What a couple can book on a day. What is held or booked for this couple is not counted as taken. */
export async function findDaySheet(
  tx: Tx,
  owner: CalendarOwner,
  { day, leadId, now }: { day: string; leadId: number; now: Date },
): Promise<DaySheet> {
  const today = dayIn(now, (await findTimeZone(tx, owner)) ?? fail('not_found'));
  const [rows, spaces, weddingsPerDay, blocked, warnings] = await Promise.all([
    findEvents(tx, owner, { from: day, to: day, today }),
    findSpaces(tx, owner),
    findWeddingsPerDay(tx, owner),
    findBlockedDays(tx, owner, [day]),
    findWarnings(tx, owner, day),
  ]);
  const firsts = promoteSecondOptions(rows).filter((row) => row.status !== 'available' && row.rank === 1);
  const isOwn = (row: EventRow) => row.lead_id === leadId;
  const taken = [...firsts.filter((row) => !isOwn(row)), ...(firsts.some(isOwn) ? [] : blocked)];
  const isSpaceFree = (id: number) => taken.every((row) => row.space_id !== null && row.space_id !== id);
  return {
    isFree: choosePlace(taken, weddingsPerDay) !== undefined,
    spaces: spaces.map(({ id, name }) => ({ id, name, isFree: isSpaceFree(id) })),
    weddingsPerDay,
    taken,
    warnings,
  };
}
