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
import { toMonthRange } from '../month-range.ts';
import type { QuoteListControls } from './use-quote-list.ts';
import css from './quote-columns.module.css';

/** What became of the quotes of each month; each figure leads to the quotes behind it. */
export function Figures({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const { providerIds } = list.state;
  const figures = useQuery(quoteStatisticsOptions(providerIds.length > 0 ? { providerIds: [...providerIds] } : {}));
  const hours = (value: number | null) => (value === null ? '–' : t('hours', { count: Math.round(value) }));
  const number = (key: 'sent' | 'opened' | 'accepted'): Column<QuoteFigures> => ({
    key,
    header: t(`figure.${key}`),
    render: (row) => (
      <Behind
        row={row}
        reached={key === 'sent' ? undefined : key}
        name={t('figure.rows', { figure: t(`figure.${key}`) })}
      >
        {row[key]}
      </Behind>
    ),
    align: 'end',
    skeleton: 'figure',
  });
  const value = (row: QuoteFigures) => (
    <Behind row={row} reached="accepted" name={t('figure.rows', { figure: t('figure.value') })}>
      {showDollars(Math.round(row.cents / 100))}
    </Behind>
  );
  const columns: Column<QuoteFigures>[] = [
    { key: 'month', header: t('figure.month'), render: (row) => <Month row={row} />, width: '32%', skeleton: 'lines' },
    number('sent'),
    number('opened'),
    number('accepted'),
    { key: 'median', header: t('figure.median'), render: (row) => hours(row.medianHours), align: 'end', from: 'md' },
    {
      key: 'value',
      header: t('figure.value'),
      render: value,
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
      failure={figures.isLoadingError ? { title: t('failed'), onRetry: () => void figures.refetch() } : undefined}
      rowId={(row) => `${row.month} ${row.provider.id}`}
      rowName={(row) => `${row.month} ${row.provider.name}`}
      renderLink={renderLink}
      renderCard={(row, link) => (
        <>
          {link(<Month row={row} />)}
          <Row gap={2} justify="between">
            <Row gap={3} wrap>
              {(['sent', 'opened', 'accepted'] as const).map((key) => (
                <Behind key={key} row={row} reached={key === 'sent' ? undefined : key}>
                  {t(`figure.of.${key}`, { number: row[key] })}
                </Behind>
              ))}
            </Row>
            {value(row)}
          </Row>
          <Quiet component="span">{t('figure.medianLine', { hours: hours(row.medianHours) })}</Quiet>
        </>
      )}
      empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}

const searchOf = ({ month, provider }: QuoteFigures) => ({ ...toMonthRange(month), providerIds: String(provider.id) });

function renderLink(row: QuoteFigures, words: ReactNode) {
  return (
    <Link to={pathTo('quotes')} search={searchOf(row)}>
      {words}
    </Link>
  );
}

type BehindProps = {
  row: QuoteFigures;
  reached: 'opened' | 'accepted' | undefined;
  name?: string;
  children: ReactNode;
};

/** A figure that opens the quotes it counts. */
function Behind({ row, reached, name, children }: BehindProps) {
  const search = { ...searchOf(row), ...(reached && { reached }) };
  return (
    <Link
      to={pathTo('quotes')}
      search={search}
      className={css.behind}
      {...(name && { 'aria-label': `${textOf(children)} ${name}` })}
    >
      {children}
    </Link>
  );
}

/** What a figure shows, for those who hear it; the words after it say which one it is. */
const textOf = (children: ReactNode) => (typeof children === 'string' || typeof children === 'number' ? children : '');

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
