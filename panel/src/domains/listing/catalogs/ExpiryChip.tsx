import { daysLeft, wantsRenewal } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** So near that days are counted; before that the day itself says more. */
export const COUNTED_DAYS = 30;

/** How long prices are still valid: calm, then counted, then a warning. */
export function ExpiryChip({ expireAt, today }: { expireAt: string; today: string }) {
  const { t } = useTranslation('catalogs');
  const left = daysLeft(expireAt, today);
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
  if (!wantsRenewal(expireAt, today)) return <StatusChip plain>{words}</StatusChip>;
  return (
    <StatusChip tone="pending" icon={<Clock aria-hidden />}>
      {words}
    </StatusChip>
  );
}
