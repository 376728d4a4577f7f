import type { Wedding } from '@bellbird/contract/couples/leads';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Highlight } from '#ui/lazy/Highlight.tsx';
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
        width: '40%',
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
        render: (wedding) => <Figure>{wedding.guests ?? '–'}</Figure>,
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

/** ‘Wattle Creek Barn · The Orchard’ */
const whereOf = ({ provider, space }: Wedding): string => [provider.name, space].filter(Boolean).join(' · ');

function WeddingCouple({ wedding, wanted }: { wedding: Wedding; wanted: string | undefined }) {
  return (
    <Row component="span" gap={3}>
      <Avatar name={wedding.coupleName} />
      <span className={css.lines}>
        <Text size="strong" dir="auto">
          <Highlight text={wedding.coupleName} part={wanted} />
        </Text>
        <Quiet component="span">{whereOf(wedding)}</Quiet>
      </span>
    </Row>
  );
}

function WeddingDay({ day }: { day: string | null }) {
  const now = useMinute();
  if (!day) return <NoDay />;
  return (
    <span className={css.lines}>
      {weddingDay(day, pageLocale())}
      <Quiet component="span">{timeUntil(day, now, pageLocale())}</Quiet>
    </span>
  );
}

/** ‘Sat 05.12.2026 · in 2 weeks’ */
export function WeddingMoment({ day }: { day: string | null }) {
  const now = useMinute();
  if (!day) return <NoDay />;
  const words = [weddingDay(day, pageLocale()), timeUntil(day, now, pageLocale())];
  return (
    <Quiet component="span" tabular line="cut" className={css.moment}>
      {words.join(' · ')}
    </Quiet>
  );
}

function NoDay() {
  const { t } = useTranslation('weddings');
  return (
    <Text size="inherit" quiet>
      {t('noDay')}
    </Text>
  );
}

/** What is due, or where it is. */
export function WeddingNext({ wedding }: { wedding: Wedding }) {
  if (wedding.due.length > 0 || wedding.isCancelled)
    return (
      <span className={css.duties}>
        <WeddingDuties wedding={wedding} />
      </span>
    );
  return (
    <Quiet component="span" line="cut" dir="auto">
      {whereOf(wedding)}
    </Quiet>
  );
}

export function WeddingPrice({ wedding }: { wedding: Wedding }) {
  return <Figure>{wedding.price === null ? '–' : showDollars(wedding.price)}</Figure>;
}
