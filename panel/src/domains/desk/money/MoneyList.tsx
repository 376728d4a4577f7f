import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Text } from '#ui/Text.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column, Paging, RowId } from '#ui/list/types.ts';
import { type MoneyView, useMoneySearch } from './money-search.ts';
import css from './MoneyList.module.css';

type Row = { id: RowId; customer: { id: number; name: string } | null };

type MoneyListProps<R extends Row> = {
  view: MoneyView;
  list: UseQueryResult<{ data: R[]; meta: Paging }>;
  columns: Column<R>[];
  renderActions?: (row: R) => ReactNode;
  /** Only what waits, or everything, unless there are others. */
  filters?: ReactNode;
};

/** The rows behind a figure. The first two columns make the card on a phone. */
export function MoneyList<R extends Row>(props: MoneyListProps<R>) {
  const { view, list, columns, renderActions, filters = <AllFilter /> } = props;
  const { t } = useTranslation('desk-money');
  const { show } = useMoneySearch();
  const [first, ...others] = columns;
  return (
    <DataList
      label={t(`views.${view}`)}
      columns={columns}
      {...listed(list, t('failed'))}
      rowId={(row) => row.id}
      rowName={(row) => row.customer?.name ?? String(row.id)}
      renderCard={(row) => (
        <>
          {first?.render(row)}
          <span className={css.card}>
            {others.map((column) => (
              <span key={column.key}>{column.render(row)}</span>
            ))}
          </span>
        </>
      )}
      renderActions={renderActions}
      filters={filters}
      summary={list.data && t('rows', { count: list.data.meta.total })}
      empty={<EmptyState title={t(`empty.${view}`)} text={t('emptyText')} />}
      onPage={(page) => show({ page })}
    />
  );
}

/** Who it is about, with a line below. */
export function Who({ customer, text }: { customer: Row['customer']; text: string }) {
  return (
    <span className={css.lines}>
      {customer ? <Link to={pathTo('deskCustomer', { id: customer.id })}>{customer.name}</Link> : <b>{text}</b>}
      {customer && <small>{text}</small>}
    </span>
  );
}

export function Amount({ cents }: { cents: number }) {
  return (
    <Text component="span" size="body" tabular>
      {showCents(cents)}
    </Text>
  );
}

export const whoColumn = <R extends Row>(header: string, toText: (row: R) => string): Column<R> => ({
  key: 'who',
  header,
  skeleton: 'lines',
  render: (row) => <Who customer={row.customer} text={toText(row)} />,
});

export const sumColumn = <R extends Row>(header: string, toCents: (row: R) => number): Column<R> => ({
  key: 'sum',
  header,
  align: 'end',
  skeleton: 'figure',
  render: (row) => <Amount cents={toCents(row)} />,
});

function AllFilter() {
  const { t } = useTranslation('desk-money');
  const { all, show } = useMoneySearch();
  return (
    <FilterChips>
      <FilterChip label={t('all')} on={all} onClick={() => show({ all: all ? undefined : true, page: undefined })} />
    </FilterChips>
  );
}
