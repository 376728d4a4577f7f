import { shownDay } from '#platform/time/calendar.ts';
import type { EventRow } from './calendar.repository.ts';

/** For example ‘13.03.2027, The Barn: held for Chloe & Jack until 20.11.2026.’ */
export function describeTakenDay(row: EventRow, seesCouples: boolean): string {
  const where = [shownDay(row.day), row.space_name].filter(Boolean).join(', ');
  if (row.calendar_name !== undefined) {
    const title = row.note ? ` (${row.note})` : '';
    return `${where}: busy in your calendar ‘${row.calendar_name}’${title}.`;
  }
  const couple = seesCouples && row.couple_name ? ` for ${row.couple_name}` : '';
  const until = row.expires_on ? ` until ${shownDay(row.expires_on)}` : '';
  return `${where}: ${row.status}${couple}${until}.`;
}

/** Second options whose hold has expired above them count as first, even before the job has updated the rows. */
export function promoteSecondOptions<Row extends Part & { day: string; rank: number }>(rows: readonly Row[]): Row[] {
  const firsts = rows.filter((row) => row.rank === 1);
  const hasFirst = (row: Row) => firsts.some((first) => first.day === row.day && overlap(first, row));
  return rows.map((row) => (row.rank === 1 || hasFirst(row) ? row : { ...row, rank: 1 }));
}

type Part = { space_id: number | null; place: number | null };

/** The whole provider overlaps with each of its spaces, and a whole day with each wedding on it. */
export function overlap(one: Part, other: Part): boolean {
  const isSame = (a: number | null, b: number | null) => a === null || b === null || a === b;
  return isSame(one.space_id, other.space_id) && isSame(one.place, other.place);
}

/** Whether nothing, something or everything of a day is taken. */
export function findDayState(
  taken: readonly Part[],
  { spaces, weddingsPerDay }: { spaces: number; weddingsPerDay: number },
): 'free' | 'partly' | 'full' {
  if (taken.length === 0) return 'free';
  if (spaces === 0) return choosePlace(taken, weddingsPerDay) === undefined ? 'full' : 'partly';
  // A space can be taken twice: here, and in a calendar that the vendor follows.
  const takenSpaces = new Set(taken.map(({ space_id }) => space_id));
  return takenSpaces.has(null) || takenSpaces.size >= spaces ? 'full' : 'partly';
}

type Taken = { place: number | null };

/**
 * Where the next booking goes, given what has the day already: null is the whole day, undefined is nowhere.
 * A provider that takes several weddings a day sells them one place at a time.
 */
export function choosePlace(taken: readonly Taken[], weddingsPerDay: number): number | null | undefined {
  if (weddingsPerDay === 1) return taken.length === 0 ? null : undefined;
  if (taken.length >= weddingsPerDay || taken.some(({ place }) => place === null)) return undefined;
  return Array.from({ length: weddingsPerDay }, (_, index) => index + 1).find(
    (place) => !taken.some((each) => each.place === place),
  );
}
