import type {
  DeskDispute,
  DeskInstalment,
  DeskMoney,
  DeskPayout,
  DeskQuoteCharge,
} from '@bellbird/contract/desk/money';
import { fromStoredFailure } from '#domains/money/payments/payments.public.ts';
import type { MoneyFigures } from './money-figures.repository.ts';
import type { DisputeRow, InstalmentRow, PayoutRow, QuoteChargeRow } from './money-lists.repository.ts';

const toCustomer = (row: { customer_id: number; customer_name: string }) => ({
  id: row.customer_id,
  name: row.customer_name,
});

export function presentFigures(figures: MoneyFigures, more: Pick<DeskMoney, 'month' | 'refundLimitCents'>): DeskMoney {
  const { received, due, failed, disputes, refunds, failedRefunds, transfers, payouts, quotes, fee } = figures;
  return {
    ...more,
    received,
    due,
    failed,
    openDisputes: disputes,
    waitingRefunds: refunds,
    failedRefunds,
    waitingTransfers: transfers,
    failedPayouts: payouts,
    quotes: { ...quotes, feeCents: fee.cents },
  };
}

export function presentInstalment(row: InstalmentRow): DeskInstalment {
  return {
    id: row.id,
    customer: toCustomer(row),
    provider: row.provider_name,
    product: row.product_name,
    number: row.number,
    count: row.recurring_month,
    cents: row.amount_cents,
    dueDate: row.due_date,
    paidAt: row.paid_at,
    paidBy: row.type,
    failure: row.failure === null ? null : fromStoredFailure(row.failure),
    invoiceNumber: row.invoice_number,
    refund: row.refunded_at === null ? (row.is_refund_waiting ? 'waiting' : null) : 'refunded',
    isDisputed: row.is_disputed,
  };
}

export function presentQuoteCharge(row: QuoteChargeRow): DeskQuoteCharge {
  return {
    id: row.id,
    customer: toCustomer(row),
    provider: row.provider_name,
    cents: row.cents,
    feeCents: row.fee_cents,
    refundedCents: row.refunded_cents,
    isDisputed: row.is_disputed,
    paidAt: row.settled_at,
  };
}

export function presentDispute(row: DisputeRow): DeskDispute {
  const { gateway_id: id, about, provider_name: provider, cents, reason, status: state, opened_at: openedAt } = row;
  return { id, about, customer: toCustomer(row), provider, cents, reason, state, openedAt };
}

export function presentPayout(row: PayoutRow): DeskPayout {
  const { gateway_id: id, provider_name: provider, cents, status: state, arrives_on: arrivesOn, failure } = row;
  return { id, customer: toCustomer(row), provider, cents, state, arrivesOn, failure };
}
