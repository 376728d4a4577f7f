import type { QuotePaymentRow, QuotePayout } from '@bellbird/contract/couples/quote-payments';
import { toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { MoneyRow, PayoutRow } from './quote-money.repository.ts';

export function presentPayment(row: MoneyRow): QuotePaymentRow {
  return {
    id: row.id,
    quoteId: row.quote_id,
    quoteNumber: toQuoteNumber(row.quote_id),
    leadId: row.lead_id,
    coupleName: row.couple_name,
    providerName: row.provider_name,
    kind: row.kind,
    cents: row.cents,
    dueOn: row.due_on,
    state: row.state,
    paidAt: row.paid_at,
    paidBy: row.paid_by,
    feeCents: row.fee_cents,
    refundedCents: row.refunded_cents,
    dispute: row.dispute,
  };
}

export function presentPayout(row: PayoutRow): QuotePayout {
  return {
    id: row.gateway_id,
    cents: row.cents,
    parts:
      row.paid_cents === null || row.fee_cents === null || row.refunded_cents === null
        ? null
        : { paidCents: row.paid_cents, feeCents: row.fee_cents, refundedCents: row.refunded_cents },
    state: row.status as QuotePayout['state'],
    arrivesOn: row.arrives_on,
    sentAt: row.created_at,
  };
}
