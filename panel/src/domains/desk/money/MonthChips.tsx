import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { monthLater, useMoneySearch } from './money-search.ts';

/** One month earlier or later; never beyond this one. */
export function MonthChips({ thisMonth }: { thisMonth: string | undefined }) {
  const { t } = useTranslation('desk-money');
  const { month = thisMonth, show } = useMoneySearch();
  // Its place is there before it is known.
  if (month === undefined || thisMonth === undefined)
    return (
      <Row gap={1} aria-hidden>
        <IconButton size="small" disabled aria-label={t('month.earlier')} mirrored icon={ChevronLeft} />
        <Skeleton variant="line" width={104} />
        <IconButton size="small" disabled aria-label={t('month.later')} mirrored icon={ChevronRight} />
      </Row>
    );
  const go = (next: string) => show({ month: next === thisMonth ? undefined : next, page: undefined });
  const name = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00Z`));
  return (
    <Row gap={1}>
      <IconButton
        size="small"
        aria-label={t('month.earlier')}
        onClick={() => go(monthLater(month, -1))}
        mirrored
        icon={ChevronLeft}
      />
      <Text size="label" aria-live="polite">
        {name}
      </Text>
      <IconButton
        size="small"
        aria-label={t('month.later')}
        disabled={month >= thisMonth}
        onClick={() => go(monthLater(month, 1))}
        mirrored
        icon={ChevronRight}
      />
    </Row>
  );
}
