import type { ReportPeriod } from '@bellbird/contract/desk/money';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { BookkeepingRow } from './ledger.repository.ts';
import { officeDay } from './money.rules.ts';

const HEADINGS = [
  'Date',
  'Kind',
  'Customer',
  'ABN',
  'Description',
  'Tax invoice',
  'Amount (A$)',
  'GST (A$)',
  'Gateway',
];
const KINDS = {
  received: 'Received',
  refund: 'Refund',
  quote_fee: 'Quote fee',
  quote_fee_refund: 'Quote fee refunded',
  dispute_lost: 'Lost dispute',
} as const;

/** A number, so that a negative one is no formula. */
const toDollars = (cents: number) => Number((cents / 100).toFixed(2));

/** One line for each amount, with the office’s day. */
export function presentBookkeeping(rows: readonly BookkeepingRow[], { from, to }: ReportPeriod): CsvFile {
  return toCsvFile(
    `money-${from}-${to}`,
    HEADINGS,
    rows.map((row) => [
      shownDay(officeDay(new Date(row.at))),
      ours(KINDS[row.kind]),
      row.customer_name,
      row.abn,
      row.description,
      row.invoice_number,
      toDollars(row.cents),
      row.gst_cents === null ? null : toDollars(row.gst_cents),
      row.gateway_id,
    ]),
  );
}
