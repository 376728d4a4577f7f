import type {
  CalendarAppointment,
  CalendarCouple,
  CalendarEvent,
  CalendarOverview,
} from '@bellbird/contract/listing/calendar';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { EventRow } from './calendar.repository.ts';
import type { AppointmentRow } from './agreed-visits.repository.ts';
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

export function presentAppointment(row: AppointmentRow): CalendarAppointment {
  return { leadId: row.lead_id, name: row.couple_name, at: row.at, date: row.day };
}

const STATUSES: Readonly<Record<EventRow['status'], string>> = { available: 'Free', held: 'Held', booked: 'Booked' };

/** A day that a followed calendar takes is busy. */
export function presentCalendarAsCsv(
  rows: readonly EventRow[],
  { today, seesCouples }: { today: string; seesCouples: boolean },
): CsvFile {
  return toCsvFile(
    `calendar-${today}`,
    ['Day', 'Space', 'Status', 'Option', 'Held until', 'Couple', 'Note'],
    rows.map((row) => [
      shownDay(row.day),
      row.space_name ?? '',
      ours(row.calendar_name === undefined ? STATUSES[row.status] : 'Busy'),
      row.status === 'held' ? row.rank : null,
      row.expires_on && shownDay(row.expires_on),
      seesCouples ? row.couple_name : null,
      [row.calendar_name, row.note].filter(Boolean).join(': '),
    ]),
  );
}
