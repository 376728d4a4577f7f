import type { QuoteSummary } from '@bellbird/contract/couples/quotes';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { showCents } from '#platform/formats/money.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Figure } from '#ui/Figure.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { STAGE_TONES } from '../card/quote-words.ts';
import css from './quote-columns.module.css';

export function useQuoteColumns(): Column<QuoteSummary>[] {
  const { t, language } = useTranslation('quotes-list');
  return useMemo(
    () => [
      {
        key: 'couple',
        header: t('column.couple'),
        render: (quote) => <QuoteCouple quote={quote} />,
        width: '36%',
        skeleton: 'person',
      },
      {
        key: 'day',
        header: t('column.day'),
        render: (quote) => <Figure>{quote.weddingDate ? weddingDay(quote.weddingDate, language) : '–'}</Figure>,
        skeleton: 'text',
      },
      {
        key: 'stage',
        header: t('column.stage'),
        render: (quote) => (
          <span className={css.lines}>
            <span>
              <QuoteStageChip quote={quote} />
            </span>
            <QuoteNext quote={quote} />
          </span>
        ),
        skeleton: 'chip',
      },
      {
        key: 'total',
        header: t('column.total'),
        render: (quote) => <QuoteTotal quote={quote} />,
        align: 'end',
        skeleton: 'figure',
      },
    ],
    [t, language],
  );
}

/** ‘Sat 10.04.2027’: wedding days always have their weekday. */
const weddingDay = (day: string, language: string): string =>
  `${dateFormat({ weekday: 'short', timeZone: 'UTC' }, language).format(new Date(day))} ${showDay(day)}`;

function QuoteCouple({ quote }: { quote: QuoteSummary }) {
  return (
    <Row component="span" gap={3}>
      <Avatar name={quote.coupleName} />
      <span className={css.lines}>
        <Text size="strong" component="span" dir="auto">
          {quote.coupleName}
        </Text>
        <Quiet component="span">{[quote.number, quote.provider.name].join(' · ')}</Quiet>
      </span>
    </Row>
  );
}

export function QuoteStageChip({ quote: { stage } }: { quote: QuoteSummary }) {
  const { t } = useTranslation('quotes-list');
  return <StatusChip tone={STAGE_TONES[stage]}>{t(`stage.${stage}`)}</StatusChip>;
}

/** What is due, how often it was opened, or when something last happened. */
export function QuoteNext({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation('quotes-list');
  const { due } = quote;
  const more = due
    ? t(due.isOverdue ? 'overdue' : 'due', { amount: showCents(due.cents), day: showDay(due.on) })
    : quote.stage === 'viewed'
      ? t('opened', { count: quote.openCount })
      : showDay(quote.changedAt);
  return (
    <Text size="small" component="span" {...(due?.isOverdue ? { tone: 'danger' as const } : { quiet: true })}>
      {more}
    </Text>
  );
}

export function QuoteTotal({ quote }: { quote: QuoteSummary }) {
  return <Figure>{showCents(quote.totalCents)}</Figure>;
}
