import type { Payment } from '@bellbird/contract/money/payments';
import { type CsvFile, ours, toCsvFile } from '#platform/csv/csv.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { NameOf } from '#domains/foundation/configs/configs.public.ts';

const HEADINGS = [
  'Payment',
  'Provider',
  'Product',
  'Paid by',
  'Instalment',
  'Instalments',
  'Amount (A$)',
  'Due on',
  'Status',
  'Tax invoice',
  'Adjustment note',
];

/** One line per instalment, because each has its own tax invoice. */
export function presentPaymentsCsv(
  payments: readonly Payment[],
  { typeName, statusName }: { typeName: NameOf; statusName: NameOf },
): CsvFile {
  return toCsvFile(
    'payments',
    HEADINGS,
    payments.flatMap((payment) =>
      payment.installments.map((installment) => [
        payment.id,
        payment.provider.name,
        ours(payment.product.name),
        typeName(payment.type),
        installment.number,
        payment.recurringMonth,
        (installment.amountCents / 100).toFixed(2),
        shownDay(installment.dueDate),
        statusName(installment.status),
        installment.invoiceNumber,
        installment.adjustmentNumber,
      ]),
    ),
  );
}
