import { type QuoteFigures, type QuoteSummary, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { type CsvFile, type OurWords, ours, toCsvFile } from '#platform/csv/csv.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { FiguresRow, MonthRow, QuoteListRow } from './quote-list.repository.ts';

export function presentSummary(row: QuoteListRow): QuoteSummary {
  return {
    id: row.id,
    number: toQuoteNumber(row.id),
    leadId: row.lead_id,
    coupleName: row.couple_name,
    provider: { id: row.provider_id, name: row.provider_name },
    stage: row.stage as QuoteSummary['stage'],
    version: row.version,
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    weddingDate: row.wedding_date,
    validUntil: row.valid_until,
    sentAt: row.sent_at,
    openCount: row.open_count,
    changedAt: row.changed_at,
    due:
      row.due_on !== null && row.due_cents !== null
        ? { on: row.due_on, cents: row.due_cents, isOverdue: row.is_overdue }
        : null,
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const dayOf = (moment: string | null, zone: string) => moment && shownDay(dayIn(new Date(moment), zone));

const STAGES: Readonly<Record<QuoteSummary['stage'], string>> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  paid: 'Deposit paid',
  expired: 'Expired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const COLUMNS: readonly (readonly [heading: string, cell: (row: QuoteListRow) => string | number | OurWords | null])[] =
  [
    ['Quote', (row) => toQuoteNumber(row.id)],
    ['Couple', (row) => row.couple_name],
    ['Provider', (row) => row.provider_name],
    ['Stage', (row) => ours(STAGES[row.stage as QuoteSummary['stage']])],
    ['Version', (row) => row.version],
    ['Wedding day', (row) => row.wedding_date && shownDay(row.wedding_date)],
    ['Total (A$)', (row) => dollars(row.total_cents)],
    ['Paid (A$)', (row) => dollars(row.paid_cents)],
    ['Sent on', (row) => dayOf(row.sent_at, row.time_zone)],
    ['Valid until', (row) => row.valid_until && shownDay(row.valid_until)],
    ['Times opened', (row) => row.open_count],
    ['Accepted on', (row) => dayOf(row.accepted_at, row.time_zone)],
    ['Next payment due on', (row) => row.due_on && shownDay(row.due_on)],
    ['Next payment (A$)', (row) => (row.due_cents === null ? null : dollars(row.due_cents))],
  ];

export function presentQuotesAsCsv(rows: readonly QuoteListRow[]): CsvFile {
  return toCsvFile(
    'quotes',
    COLUMNS.map(([heading]) => heading),
    rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  );
}

const roundHours = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

export const presentMonth = (row: MonthRow) => ({
  month: row.month,
  sent: row.sent,
  sentCents: row.sent_cents,
  opened: row.opened,
  accepted: row.accepted,
  acceptedCents: row.accepted_cents,
  medianHours: roundHours(row.median_hours),
  paidCents: row.paid_cents,
});

export function presentFigures(row: FiguresRow): QuoteFigures {
  return {
    provider: { id: row.provider_id, name: row.provider_name },
    month: row.month,
    sent: row.sent,
    opened: row.opened,
    accepted: row.accepted,
    medianHours: roundHours(row.median_hours),
    cents: row.cents,
  };
}

export function presentFiguresAsCsv(rows: readonly FiguresRow[]): CsvFile {
  return toCsvFile(
    'quote-statistics',
    ['Month', 'Provider', 'Sent', 'Opened', 'Accepted', 'Median hours to yes', 'Value (A$)'],
    rows
      .map(presentFigures)
      .map(({ month, provider, sent, opened, accepted, medianHours, cents }) => [
        month,
        provider.name,
        sent,
        opened,
        accepted,
        medianHours,
        dollars(cents),
      ]),
  );
}
