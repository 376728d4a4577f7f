import type { CalendarCouple, CalendarEvent, CalendarOverview } from '@bellbird/contract/listing/calendar';
import type { EventRow } from './calendar.repository.ts';
import type { InterestedCoupleRow, SpaceRow } from './overview.repository.ts';
import type { FreeSaturdays } from './saturdays.rules.ts';

/** The couple's name is shown only to users who may see couples. */
export function presentEvent(row: EventRow, seesCouples: boolean): CalendarEvent {
  const couple = row.lead_id !== null && row.couple_name !== null && seesCouples;
  return {
    id: row.id,
    date: row.day,
    status: row.status,
    spaceId: row.space_id,
    place: row.place,
    option: row.rank === 1 ? 'first' : 'second',
    expiresOn: row.expires_on,
    note: row.note,
    couple: couple ? { leadId: row.lead_id ?? 0, name: row.couple_name ?? '' } : null,
    isDeal: row.deal_id !== null,
    version: row.version,
  };
}

export function presentSpace(row: SpaceRow, free: FreeSaturdays): CalendarOverview['spaces'][number] {
  return {
    id: row.id,
    name: row.name,
    mealCapacity: row.meal_capacity,
    cocktailCapacity: row.cocktail_capacity,
    freeSaturdays: free.count,
    nextFreeSaturday: free.next,
  };
}

export function presentInterestedCouple(row: InterestedCoupleRow): CalendarCouple {
  return {
    leadId: row.lead_id,
    name: row.couple_name,
    date: row.day,
    guests: row.guests,
    hasDeal: row.has_deal,
  };
}
