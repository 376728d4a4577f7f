import { dayIn } from '#platform/time/calendar.ts';
import type { LeadRow } from './leads.repository.ts';

/** The columns of an export, in order. */
const COLUMNS: readonly (readonly [heading: string, cell: (row: LeadRow) => string | number | null])[] = [
  ['Couple', (row) => row.couple_name],
  ['Code', (row) => row.extension_number],
  ['Asked on', (row) => localDay(row.created_at, row.time_zone)],
  ['Wedding day', (row) => row.organization_date && shownDay(row.organization_date)],
  ['Provider', (row) => row.provider_name],
  ['Category', (row) => row.category_name],
  ['Status', (row) => capitalised(row.status)],
  ['Guests', (row) => row.guests],
  ['Budget (A$)', (row) => row.budget],
  ['Source', (row) => capitalised(row.source)],
  ['Waiting for an answer', (row) => (row.waiting_since === null ? 'No' : 'Yes')],
  ['Unread messages', (row) => row.unread_message_count],
];

/** Spreadsheets take the file for UTF-8 only when it says so first. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A list of leads as a file that opens in any spreadsheet, and in which nothing runs. */
export function leadsAsCsv(rows: readonly LeadRow[]): string {
  const lines = [
    COLUMNS.map(([heading]) => csvCell(heading)),
    ...rows.map((row) => COLUMNS.map(([, cell]) => csvCell(cell(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d[\d ]{5,20}$/;

/** One cell. Text that a spreadsheet would take for a formula is kept as text; a phone number is none. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** 2027-04-10 → 10.04.2027 */
function shownDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}

/** The day on the provider's wall at that moment. */
function localDay(instant: string, timeZone: string): string {
  return shownDay(dayIn(new Date(instant), timeZone));
}

function capitalised(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
