import type { QuoteSummary } from '@bellbird/contract/couples/quotes';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { STAGE_TONES } from '../card/quote-words.ts';
import css from './quote-columns.module.css';

export function useQuoteColumns(): Column<QuoteSummary>[] {
  const { t } = useTranslation('quotes-list');
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
        render: (quote) => (quote.weddingDate ? showDay(quote.weddingDate) : '–'),
        skeleton: 'text',
      },
      {
        key: 'stage',
        header: t('column.stage'),
        render: (quote) => <QuoteStageLines quote={quote} />,
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
    [t],
  );
}

export function QuoteCouple({ quote }: { quote: QuoteSummary }) {
  return (
    <Row component="span" gap={3} className={css.couple}>
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

export function QuoteStageLines({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation('quotes-list');
  const { due } = quote;
  const more = due
    ? t(due.isOverdue ? 'overdue' : 'due', { amount: showCents(due.cents), day: showDay(due.on) })
    : quote.stage === 'viewed'
      ? t('opened', { count: quote.openCount })
      : showDay(quote.changedAt);
  return (
    <span className={css.lines}>
      <span>
        <StatusChip tone={STAGE_TONES[quote.stage]}>{t(`stage.${quote.stage}`)}</StatusChip>
      </span>
      <Text size="small" component="span" {...(due?.isOverdue ? { tone: 'danger' as const } : { quiet: true })}>
        {more}
      </Text>
    </span>
  );
}

export function QuoteTotal({ quote }: { quote: QuoteSummary }) {
  return <span className={css.figure}>{showCents(quote.totalCents)}</span>;
}
