import type { Wedding } from '@bellbird/contract/couples/leads';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { timeUntil, weddingDay } from '../parts/wedding-day.ts';
import { WeddingDuties } from './WeddingDuties.tsx';
import css from './wedding-columns.module.css';

export function useWeddingColumns(wanted: string | undefined): Column<Wedding>[] {
  const { t } = useTranslation('weddings');
  return useMemo(
    () => [
      {
        key: 'couple',
        header: t('column.couple'),
        render: (wedding) => <WeddingCouple wedding={wedding} wanted={wanted} />,
        width: '32%',
        skeleton: 'person',
      },
      {
        key: 'day',
        header: t('column.day'),
        render: (wedding) => <WeddingDay day={wedding.weddingDate} />,
        skeleton: 'lines',
      },
      {
        key: 'guests',
        header: t('column.guests'),
        render: (wedding) => <span className={css.figure}>{wedding.guests ?? '–'}</span>,
        align: 'end',
        from: 'lg',
        skeleton: 'figure',
      },
      {
        key: 'price',
        header: t('column.price'),
        render: (wedding) => <WeddingPrice wedding={wedding} />,
        align: 'end',
        skeleton: 'figure',
      },
      {
        key: 'due',
        header: t('column.due'),
        render: (wedding) => <WeddingDuties wedding={wedding} />,
        skeleton: 'chip',
      },
    ],
    [t, wanted],
  );
}

export function WeddingCouple({ wedding, wanted }: { wedding: Wedding; wanted: string | undefined }) {
  const where = [wedding.provider.name, wedding.space].filter(Boolean).join(' · ');
  return (
    <Row component="span" gap={3} className={css.couple}>
      <Avatar name={wedding.coupleName} />
      <span className={css.lines}>
        <Text size="strong" dir="auto">
          <Highlight text={wedding.coupleName} part={wanted} />
        </Text>
        <Quiet component="span">{where}</Quiet>
      </span>
    </Row>
  );
}

export function WeddingDay({ day }: { day: string | null }) {
  const { t } = useTranslation('weddings');
  const now = useMinute();
  if (!day)
    return (
      <Text size="inherit" quiet>
        {t('noDay')}
      </Text>
    );
  return (
    <span className={css.lines}>
      {weddingDay(day, pageLocale())}
      <Quiet component="span">{timeUntil(day, now, pageLocale())}</Quiet>
    </span>
  );
}

export function WeddingPrice({ wedding }: { wedding: Wedding }) {
  return <span className={css.figure}>{wedding.price === null ? '–' : showDollars(wedding.price)}</span>;
}
