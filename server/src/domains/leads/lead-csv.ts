import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { LeadRow } from './leads.repository.ts';

/** The columns of an export, in order. */
const COLUMNS: readonly (readonly [heading: string, cell: (row: LeadRow) => string | number | null])[] = [
  ['Couple', (row) => row.couple_name],
  ['Code', (row) => row.extension_number],
  ['Asked on', (row) => shownDay(dayIn(new Date(row.created_at), row.time_zone))],
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

/** A list of leads as a file that opens in any spreadsheet. */
export function leadsAsCsv(rows: readonly LeadRow[]): string {
  return asCsv(
    COLUMNS.map(([heading]) => heading),
    rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  );
}

type Cell = string | number | null;

/** A table as a file that opens in any spreadsheet, and in which nothing runs. */
export function asCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d[\d ]{5,20}$/;

/** One cell. Text that a spreadsheet would take for a formula is kept as text; a phone number is none. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function capitalised(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
