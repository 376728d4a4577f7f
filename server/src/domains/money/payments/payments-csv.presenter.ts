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
  'Adjustment note',
];

/** One line per instalment, because each has its own tax invoice. */
export function presentPaymentsCsv(payments: readonly Payment[]): string {
  return asCsv(
    HEADINGS,
    payments.flatMap((payment) =>
      payment.installments.map((installment) => [
        payment.id,
        payment.provider.name,
        payment.product.name,
        TYPES[payment.type],
        `${installment.number} of ${payment.recurringMonth}`,
        (installment.amountCents / 100).toFixed(2),
        shownDay(installment.dueDate),
        installment.status.charAt(0).toUpperCase() + installment.status.slice(1),
        installment.invoiceNumber,
        installment.adjustmentNumber,
      ]),
    ),
  );
}
