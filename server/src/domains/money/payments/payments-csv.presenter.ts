import type { Payment } from '@bellbird/contract/money/payments';
import { asCsv } from '#platform/csv/csv.ts';
import { shownDay } from '#platform/time/calendar.ts';

const TYPES = { credit_card: 'Credit card', bank_transfer: 'Bank transfer', direct_debit: 'Direct debit' } as const;
const HEADINGS = [
  'Payment',
  'Provider',
  'Product',
  'Paid by',
  'Instalment',
  'Amount (A$)',
  'Due',
  'Status',
  'Tax invoice',
];

/** Payments as a file that opens in any spreadsheet: a line for each part, since each has its own invoice. */
export function paymentsAsCsv(payments: readonly Payment[]): string {
  return asCsv(
    HEADINGS,
    payments.flatMap((payment) =>
      payment.installments.map((part) => [
        payment.id,
        payment.provider.name,
        payment.product.name,
        TYPES[payment.type],
        `${part.number} of ${payment.recurringMonth}`,
        (part.amountCents / 100).toFixed(2),
        shownDay(part.dueDate),
        part.status.charAt(0).toUpperCase() + part.status.slice(1),
        part.invoiceNumber,
      ]),
    ),
  );
}
