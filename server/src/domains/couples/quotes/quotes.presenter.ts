import {
  type AmendmentForm,
  type Quote,
  type QuoteAmendment,
  type QuoteInstalment,
  lineCents,
  toQuoteNumber,
} from '@bellbird/contract/couples/quotes';
import type { AmendmentRow } from './quote-amendments.repository.ts';
import type { InstalmentRow } from './quote-instalments.repository.ts';
import { toQuoteContent } from './quote-content.rules.ts';
import { toStage } from './quote-stage.rules.ts';
import type { AcceptanceRow, VersionRow } from './quote-versions.repository.ts';
import type { QuoteEventRow, QuoteRow } from './quotes.repository.ts';

export type QuoteParts = {
  quote: QuoteRow;
  version: VersionRow | undefined;
  acceptance: AcceptanceRow | undefined;
  instalments: readonly InstalmentRow[];
  amendments: readonly AmendmentRow[];
  events: readonly QuoteEventRow[];
  isCalledOff: boolean;
  now: Date;
  /** In the provider's time zone. */
  today: string;
};

export function presentQuote({
  quote,
  version,
  acceptance,
  instalments,
  amendments,
  events,
  ...at
}: QuoteParts): Quote {
  return {
    id: quote.id,
    number: toQuoteNumber(quote.id),
    leadId: quote.lead_id,
    state: toStage(quote, at.now) === 'expired' ? 'expired' : quote.state,
    stage: toStage(quote, at.now),
    version: quote.version,
    hasDraft: quote.draft !== null,
    hasLink: quote.link_seed !== null,
    totalCents: quote.total_cents,
    paidCents: quote.paid_cents,
    weddingDate: quote.wedding_date,
    validUntil: quote.valid_until,
    sentAt: quote.sent_at,
    firstOpenedAt: quote.first_opened_at,
    lastOpenedAt: quote.last_opened_at,
    openCount: quote.open_count,
    askedAt: quote.asked_at,
    acceptedAt: quote.accepted_at,
    declinedAt: quote.declined_at,
    declineReason: quote.decline_reason as Quote['declineReason'],
    declineText: quote.decline_text,
    isCalledOff: at.isCalledOff,
    content: version ? toQuoteContent(version.content) : null,
    acceptance: acceptance ? presentAcceptance(acceptance) : null,
    instalments: instalments.map((row) => presentInstalment(row, at)),
    amendments: amendments.map(presentAmendment),
    events: events.map(({ kind, at: moment, version: number, author_name: author, text }) => ({
      kind: kind as Quote['events'][number]['kind'],
      at: moment,
      version: number,
      author,
      text,
    })),
  };
}

function presentAmendment(row: AmendmentRow): QuoteAmendment {
  const { lines, note } = row.content as AmendmentForm;
  return {
    number: row.number,
    state: row.state,
    cents: row.cents,
    dueOn: row.due_on,
    lines: lines.map((line) => ({ name: line.name, cents: lineCents(line) })),
    note,
    at: row.created_at,
    decidedAt: row.decided_at,
  };
}

function presentAcceptance(row: AcceptanceRow): NonNullable<Quote['acceptance']> {
  const { version, chosen, name, accepted_at: at, address, browser } = row;
  return { version, contentHash: row.content_hash.toString('hex'), chosen, name, at, address, browser };
}

function presentInstalment(
  row: InstalmentRow,
  { isCalledOff, today }: { isCalledOff: boolean; today: string },
): QuoteInstalment {
  const isOpen = row.state === 'open';
  return {
    number: row.number,
    kind: row.kind,
    cents: row.cents,
    dueOn: row.due_on,
    state: isOpen ? (isCalledOff ? 'cancelled' : 'open') : 'paid',
    isOverdue: isOpen && !isCalledOff && row.due_on < today,
    paidAt: row.paid_at,
    refundedCents: row.refunded_cents,
  };
}
