import type { Payment } from '@bellbird/contract/money/payments';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { StatusTone } from '#ui/StatusChip.tsx';
import { showDay } from '#platform/formats/dates.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';

const TONES = {
  pending: 'pending',
  paid: 'deal',
  failed: 'bad',
  cancelled: 'grey',
} as const satisfies Record<Payment['status'], StatusTone>;

/** The status of a payment; a charge in progress comes first. */
export function PaymentStatusChip({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const nameOf = useConfigNames('payment_status');
  const { status, underWay, clearsOn, installments, recurringMonth, isStarted } = payment;
  if (underWay && clearsOn)
    return <StatusChip tone="info">{t('underWay.debit', { day: showDay(clearsOn) })}</StatusChip>;
  if (underWay) return <StatusChip tone="info">{t(`underWay.${underWay}`)}</StatusChip>;
  const paid = installments.filter((installment) => installment.status === 'paid').length;
  const refunded = installments.filter(({ isRefunded }) => isRefunded).length;
  if (refunded > 0)
    return (
      <StatusChip>
        {refunded === paid ? t('status.refunded') : t('status.partlyRefunded', { refunded, paid })}
      </StatusChip>
    );
  if (isStarted && status === 'pending')
    return <StatusChip tone="offer">{t('status.partly', { paid, count: recurringMonth })}</StatusChip>;
  return <StatusChip tone={TONES[status]}>{nameOf(status)}</StatusChip>;
}
