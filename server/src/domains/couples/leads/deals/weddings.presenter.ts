import type { Wedding, WeddingDuty } from '@bellbird/contract/couples/leads';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { WeddingRow } from './weddings.repository.ts';

export function presentWedding(row: WeddingRow): Wedding {
  return {
    id: row.id,
    leadId: row.lead_id,
    coupleName: row.couple_name,
    provider: { id: row.provider_id, name: row.provider_name, timeZone: row.time_zone },
    weddingDate: row.wedding_date,
    space: row.space_name,
    guests: row.guests,
    price: row.price,
    status: row.status === 'approved' ? 'approved' : 'agreed',
    isCancelled: row.cancelled_at !== null,
    reminderAt: row.reminder_at,
    due: row.due as WeddingDuty[],
  };
}

const DUTIES: Readonly<Record<WeddingDuty, string>> = {
  approve: 'Approve the deal',
  date: 'Agree on a day',
  calendar: 'Free the day in the calendar',
  payment: 'Payment overdue',
  reply: 'Reply',
  reminder: 'Reminder',
  comment: 'Ask for a comment',
};

export function presentWeddingsAsCsv(rows: readonly WeddingRow[]): CsvFile {
  return toCsvFile(
    'weddings',
    ['Couple', 'Wedding day', 'Provider', 'Space', 'Guests', 'Price (A$)', 'Deal', 'Due'],
    rows.map((row) => [
      row.couple_name,
      row.wedding_date && shownDay(row.wedding_date),
      row.provider_name,
      row.space_name,
      row.guests,
      row.price,
      ours(row.status === 'approved' ? 'Approved' : 'Waiting for approval'),
      ours(...row.due.map((duty) => DUTIES[duty as WeddingDuty])),
    ]),
  );
}
