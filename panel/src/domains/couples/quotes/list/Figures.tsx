import type { QuoteFigures } from '@bellbird/contract/couples/quotes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { Column } from '#ui/list/types.ts';
import { quoteStatisticsOptions } from './quote-list.queries.ts';
import { toMonthRange } from './quote-search.ts';
import type { QuoteListControls } from './use-quote-list.ts';
import css from './quote-columns.module.css';

/** What became of the quotes of each month; a month leads to the quotes behind its figures. */
export function Figures({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const { providerIds } = list.state;
  const figures = useQuery(quoteStatisticsOptions(providerIds.length > 0 ? { providerIds: [...providerIds] } : {}));
  const hours = (value: number | null) => (value === null ? '–' : t('hours', { count: Math.round(value) }));
  const number = (key: 'sent' | 'opened' | 'accepted'): Column<QuoteFigures> => ({
    key,
    header: t(`figure.${key}`),
    render: (row) => <span className={css.figure}>{row[key]}</span>,
    align: 'end',
    skeleton: 'figure',
  });
  const columns: Column<QuoteFigures>[] = [
    { key: 'month', header: t('figure.month'), render: (row) => <Month row={row} />, width: '32%', skeleton: 'lines' },
    number('sent'),
    number('opened'),
    number('accepted'),
    { key: 'median', header: t('figure.median'), render: (row) => hours(row.medianHours), align: 'end', from: 'md' },
    {
      key: 'value',
      header: t('figure.value'),
      render: (row) => <span className={css.figure}>{showDollars(Math.round(row.cents / 100))}</span>,
      align: 'end',
      skeleton: 'figure',
    },
  ];
  return (
    <DataList
      label={t('view.figures')}
      columns={columns}
      rows={figures.data}
      busy={figures.isPlaceholderData}
      failure={figures.isError ? { title: t('failed'), onRetry: () => void figures.refetch() } : undefined}
      rowId={(row) => `${row.month} ${row.provider.id}`}
      rowName={(row) => `${row.month} ${row.provider.name}`}
      renderLink={renderLink}
      renderCard={(row, link) => (
        <>
          {link(<Month row={row} />)}
          <Row gap={2} justify="between" className={css.below}>
            <Quiet component="span">
              {t('figure.line', { sent: row.sent, opened: row.opened, accepted: row.accepted })}
            </Quiet>
            <span className={css.figure}>{showDollars(Math.round(row.cents / 100))}</span>
          </Row>
          <Quiet component="span">{t('figure.medianLine', { hours: hours(row.medianHours) })}</Quiet>
        </>
      )}
      empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}

function renderLink({ month, provider }: QuoteFigures, words: ReactNode) {
  const search = { ...toMonthRange(month), providerIds: String(provider.id) };
  return (
    <Link to={pathTo('quotes')} search={search}>
      {words}
    </Link>
  );
}

function Month({ row }: { row: QuoteFigures }) {
  const name = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${row.month}-15`));
  return (
    <span className={css.lines}>
      <Text size="strong" component="span">
        {name}
      </Text>
      <Quiet component="span">{row.provider.name}</Quiet>
    </span>
  );
}
