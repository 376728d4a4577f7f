import { shownDay } from '#platform/time/calendar.ts';
import type { EventRow } from './calendar.repository.ts';

/** For example ‘13.03.2027, The Barn: held for Chloe & Jack until 20.11.2026.’ */
export function describeTakenDay(row: EventRow, seesCouples: boolean): string {
  const where = [shownDay(row.day), row.space_name].filter(Boolean).join(', ');
  const couple = seesCouples && row.couple_name ? ` for ${row.couple_name}` : '';
  const until = row.expires_on ? ` until ${shownDay(row.expires_on)}` : '';
  return `${where}: ${row.status}${couple}${until}.`;
}

/** Second options whose hold has expired above them count as first, even before the job has updated the rows. */
export function promoteSecondOptions(rows: readonly EventRow[]): EventRow[] {
  const firsts = rows.filter((row) => row.rank === 1);
  const hasFirst = (row: EventRow) => firsts.some((first) => first.day === row.day && overlap(first, row));
  return rows.map((row) => (row.rank === 1 || hasFirst(row) ? row : { ...row, rank: 1 }));
}

/** The whole provider overlaps with each of its spaces. */
function overlap(one: { space_id: number | null }, other: { space_id: number | null }): boolean {
  return one.space_id === null || other.space_id === null || one.space_id === other.space_id;
}
