import type {
  CreditCard,
  DirectDebit,
  Installment,
  Payment,
  PaymentFailure,
  Subscription,
} from '@bellbird/contract/money/payments';
import { gstWithin } from '@bellbird/contract/money/payments';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { toReference } from './bank-reference.rules.ts';
import type { CardRow } from './cards.repository.ts';
import type { DirectDebitRow } from './direct-debits.repository.ts';
import { findNextInstallment } from './installments.rules.ts';
import type { InstallmentRow, PaymentRow, SubscriptionRow } from './payments.repository.ts';

/** The account that bank transfers go to. */
export type BankAccount = { accountName: string; bsb: string; accountNumber: string };

type Discounted = Pick<PaymentRow, 'campaign_name' | 'discount_cents'>;

export function presentInstallment(row: InstallmentRow): Installment {
  return {
    id: row.id,
    paymentId: row.payment_id,
    number: row.number,
    amountCents: row.amount_cents,
    dueDate: row.due_date,
    status: row.status,
    isRefunded: row.refunded_at !== null || row.note_number !== null,
    invoiceNumber: row.invoice_number,
    adjustmentNumber: row.note_number,
  };
}

export function presentDiscount({ campaign_name: name, discount_cents: cents }: Discounted): Payment['discount'] {
  return name === null ? null : { name, cents };
}

export function presentPayment(
  row: PaymentRow,
  installments: readonly InstallmentRow[],
  account: BankAccount | undefined,
): Payment {
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name },
    product: { id: row.product_id, name: row.product_name },
    type: row.type,
    status: row.status,
    amountCents: row.amount_cents,
    gstCents: gstWithin(row.amount_cents),
    discount: presentDiscount(row),
    currency: CURRENCY,
    dueDate: row.due_date,
    dueCents: findNextInstallment(installments)?.amount_cents ?? 0,
    recurringMonth: row.recurring_month,
    installments: installments.map(presentInstallment),
    isStarted: row.started_at !== null,
    underWay: row.is_open ? (row.is_confirming ? 'confirming' : 'processing') : null,
    clearsOn: row.clears_on,
    failure: row.failure as PaymentFailure | null,
    bankTransfer: row.type === 'bank_transfer' && account ? { ...account, reference: toReference(row.id) } : null,
    createdAt: row.created_at,
    version: row.version,
  };
}

export function presentPayments(
  rows: readonly PaymentRow[],
  installments: readonly InstallmentRow[],
  account: BankAccount | undefined,
): Payment[] {
  const byPayment = Map.groupBy(installments, (each) => each.payment_id);
  return rows.map((row) => presentPayment(row, byPayment.get(row.id) ?? [], account));
}

type NextDue = { payment_id: number; amount_cents: number; due_date: string };

export function presentSubscription(providers: readonly SubscriptionRow[], next: NextDue | undefined): Subscription {
  const statusOf = (each: SubscriptionRow) => (each.left_at ? 'left' : each.paid_status);
  return {
    isPaid: providers.some((each) => statusOf(each) === 'paid'),
    providers: providers.map((each) => ({
      id: each.id,
      name: each.name,
      productName: each.listing_product_name,
      status: statusOf(each),
      endsOn: each.product_date_end,
    })),
    nextPayment: next ? { paymentId: next.payment_id, amountCents: next.amount_cents, dueDate: next.due_date } : null,
  };
}

export function presentCard(row: CardRow, now: Date): CreditCard {
  return {
    id: row.id,
    holder: row.holder,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    isExpired: isExpired(row, now),
    isPrimary: row.is_primary,
  };
}

export function presentDirectDebit(row: DirectDebitRow): DirectDebit {
  return {
    id: row.id,
    holder: row.holder,
    bsb: `${row.bsb.slice(0, 3)}-${row.bsb.slice(3)}`,
    last4: row.last4,
    agreedAt: row.agreed_at,
  };
}

/** A card is valid to the end of its month, in the last time zone where that month ends. */
function isExpired({ expiry_year: year, expiry_month: month }: CardRow, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 2);
}
