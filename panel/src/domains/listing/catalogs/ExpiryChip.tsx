import { countDaysLeft, isRenewalDue } from '@bellbird/contract/listing/catalogs/expiry.ts';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** Within these days the chip counts down; before that it shows the date. */
export const COUNTED_DAYS = 30;

/** How long prices are valid: first the date, then a countdown, then a warning. */
export function ExpiryChip({ expireAt, today }: { expireAt: string; today: string }) {
  const { t } = useTranslation('old-prices');
  const left = countDaysLeft(expireAt, today);
  if (left < 0)
    return (
      <StatusChip tone="bad" icon={<TriangleAlert aria-hidden />}>
        {t('expiry.expired', { count: -left })}
      </StatusChip>
    );
  const words =
    left === 0
      ? t('expiry.today')
      : left <= COUNTED_DAYS
        ? t('expiry.inDays', { count: left })
        : t('expiry.until', { day: showDay(expireAt) });
  if (!isRenewalDue(expireAt, today)) return <StatusChip plain>{words}</StatusChip>;
  return (
    <StatusChip tone="pending" icon={<Clock aria-hidden />}>
      {words}
    </StatusChip>
  );
}
