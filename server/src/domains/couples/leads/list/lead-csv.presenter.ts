import { type CsvFile, type OurWords, ours, toCsvFile } from '#platform/csv/csv.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { NameOf } from '#domains/foundation/configs/configs.public.ts';
import type { LeadSummaryRow } from './lead-list.repository.ts';

type Cell = (row: LeadSummaryRow, statusName: NameOf) => string | number | OurWords | null;

/** The columns of an export, in order. */
const COLUMNS: readonly (readonly [heading: string, cell: Cell])[] = [
  ['Couple', (row) => row.couple_name],
  ['Code', (row) => row.extension_number],
  ['Asked on', (row) => shownDay(dayIn(new Date(row.created_at), row.time_zone))],
  ['Wedding day', (row) => row.organization_date && shownDay(row.organization_date)],
  ['Provider', (row) => row.provider_name],
  ['Category', (row) => ours(row.category_name)],
  ['Status', (row, statusName) => statusName(row.status)],
  ['Guests', (row) => row.guests],
  ['Budget (A$)', (row) => row.budget],
  ['Source', (row) => ours(toSentenceCase(row.source))],
  ['Waiting for an answer', (row) => ours(row.waiting_since === null ? 'No' : 'Yes')],
  ['Answer time (working minutes)', (row) => row.answer_minutes],
  ['Unread messages', (row) => row.unread_message_count],
];

/** A list of leads as a CSV file. */
export function presentLeadsAsCsv(rows: readonly LeadSummaryRow[], statusName: NameOf): CsvFile {
  return toCsvFile(
    'couples',
    COLUMNS.map(([heading]) => heading),
    rows.map((row) => COLUMNS.map(([, cell]) => cell(row, statusName))),
  );
}

function toSentenceCase(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
