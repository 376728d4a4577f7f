import type { CreditCard, Installment, Payment, PaymentFailure } from '@bellbird/contract/money/payments';
import { gstWithin } from '@bellbird/contract/money/payments';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { CardRow } from './cards.repository.ts';
import type { InstallmentRow, PaymentRow } from './payments.repository.ts';

/** Where transfers go to. */
export type BankAccount = { accountName: string; bsb: string; accountNumber: string };

const PREFIX = 'BB';

/** What a payer writes on a transfer, so that we know it again. */
export function referenceOf(paymentId: number): string {
  return PREFIX + String(paymentId).padStart(6, '0');
}

/** Which payment somebody meant, however their bank spaced it. */
export function paymentNamedBy(reference: string): number | undefined {
  const digits = /^BB(\d{6,9})$/.exec(reference.replaceAll(/[\s-]/g, '').toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What is next to be paid of a payment. */
export function nextPart<T extends { status: string }>(parts: readonly T[]): T | undefined {
  return parts.find((part) => part.status === 'pending' || part.status === 'failed');
}

export function presentInstallment(row: InstallmentRow): Installment {
  return {
    id: row.id,
    paymentId: row.payment_id,
    number: row.number,
    amountCents: row.amount_cents,
    dueDate: row.due_date,
    status: row.status,
    invoiceNumber: row.invoice_number,
  };
}

export function presentPayment(
  row: PaymentRow,
  parts: readonly InstallmentRow[],
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
    currency: CURRENCY,
    dueDate: row.due_date,
    dueCents: nextPart(parts)?.amount_cents ?? 0,
    recurringMonth: row.recurring_month,
    installments: parts.map(presentInstallment),
    isStarted: row.started_at !== null,
    underWay: row.is_open ? (row.is_confirming ? 'confirming' : 'processing') : null,
    failure: row.failure as PaymentFailure | null,
    bankTransfer: row.type === 'bank_transfer' && account ? { ...account, reference: referenceOf(row.id) } : null,
    createdAt: row.created_at,
    version: row.version,
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

/** A card counts until the end of its month, in the last zone where that month ends. */
function isExpired({ expiry_year: year, expiry_month: month }: CardRow, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 2);
}
