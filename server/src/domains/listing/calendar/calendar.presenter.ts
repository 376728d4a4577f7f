import type { CalendarCouple, CalendarEvent, CalendarOverview } from '@bellbird/contract/listing/calendar';
import type { EventRow } from './calendar.repository.ts';
import type { AskingRow, SpaceRow } from './overview.repository.ts';

/** A line of the calendar; the couple's name only for who may see couples. */
export function presentEvent(row: EventRow, seesCouples: boolean): CalendarEvent {
  const couple = row.lead_id !== null && row.couple_name !== null && seesCouples;
  return {
    id: row.id,
    date: row.day,
    status: row.status,
    spaceId: row.space_id,
    option: row.rank === 1 ? 'first' : 'second',
    expiresOn: row.expires_on,
    note: row.note,
    couple: couple ? { leadId: row.lead_id ?? 0, name: row.couple_name ?? '' } : null,
    version: row.version,
  };
}

/** Second options stand first where the hold before them has lapsed and nobody has swept yet. */
export function movedUp(rows: readonly EventRow[]): EventRow[] {
  const firsts = rows.filter((row) => row.rank === 1);
  const hasFirst = (row: EventRow) => firsts.some((first) => first.day === row.day && standInTheWay(first, row));
  return rows.map((row) => (row.rank === 1 || hasFirst(row) ? row : { ...row, rank: 1 }));
}

function standInTheWay(one: { space_id: number | null }, other: { space_id: number | null }): boolean {
  return one.space_id === null || other.space_id === null || one.space_id === other.space_id;
}

export function presentSpace(row: SpaceRow): CalendarOverview['spaces'][number] {
  return { id: row.id, name: row.name, mealCapacity: row.meal_capacity, cocktailCapacity: row.cocktail_capacity };
}

export function presentAsking(row: AskingRow): CalendarCouple {
  return {
    leadId: row.lead_id,
    name: row.couple_name,
    date: row.day,
    guests: row.guests,
    hasDeal: row.has_deal,
  };
}
