import { shownDay } from '#platform/time/calendar.ts';
import type { EventRow } from './calendar.repository.ts';

/** Who has the day, in a sentence: «13.03.2027, The Barn: held for Chloe & Jack until 20.11.2026.» */
export function sayTaken(row: EventRow, seesCouples: boolean): string {
  const where = [shownDay(row.day), row.space_name].filter(Boolean).join(', ');
  const whom = seesCouples && row.couple_name ? ` for ${row.couple_name}` : '';
  const until = row.expires_on ? ` until ${shownDay(row.expires_on)}` : '';
  return `${where}: ${row.status}${whom}${until}.`;
}
