import type { DeskInstalment, InstalmentList } from '@bellbird/contract/desk/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { dotted } from '#ui/dotted.ts';
import { WrappingChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { MonthChips } from './MonthChips.tsx';
import { useMoneySearch } from './money-search.ts';
import { instalmentsOptions } from './money.queries.ts';

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'), 'RefundDialog');

type InstalmentsViewProps = {
  list: InstalmentList;
  limitCents: number | undefined;
  thisMonth: string | undefined;
};

/** Vendors’ instalments; one that was received can be refunded. */
export function InstalmentsView({ list, limitCents, thisMonth }: InstalmentsViewProps) {
  const { t } = useTranslation('desk-money');
  const { month, query, page, show } = useMoneySearch();
  const rows = useQuery(instalmentsOptions({ list, month, query, page }));
  const [refunding, setRefunding] = useState<DeskInstalment>();
  return (
    <>
      <MoneyList
        view={list}
        list={rows}
        columns={useColumns(list)}
        filters={
          <WrappingChips>
            <ListSearch
              wide
              label={t('search')}
              value={query}
              onSearch={(text) => show({ query: text || undefined, page: undefined })}
            />
            {list === 'received' && <MonthChips thisMonth={thisMonth} />}
          </WrappingChips>
        }
        {...(list === 'received' && {
          renderActions: (row: DeskInstalment) =>
            row.refund === null &&
            !row.isDisputed && (
              <Button
                size="small"
                aria-label={t('refund.named', { name: row.customer.name })}
                onClick={() => setRefunding(row)}
              >
                {t('refund.open')}
              </Button>
            ),
        })}
      />
      {refunding && (
        <RefundDialog instalment={refunding} limitCents={limitCents ?? 0} onClose={() => setRefunding(undefined)} />
      )}
    </>
  );
}

function useColumns(list: InstalmentList): Column<DeskInstalment>[] {
  const { t } = useTranslation('desk-money');
  const nameOfType = useConfigNames('payment_type');
  const describe = ({ provider, product, number, count }: DeskInstalment) =>
    dotted(provider, product, count > 1 && t('part', { number, count }));
  return [
    whoColumn(t('customer'), describe),
    sumColumn(t('amount'), ({ cents }) => cents),
    {
      key: 'day',
      header: t(list === 'received' ? 'paidOn' : 'dueOn'),
      skeleton: 'text',
      render: ({ paidAt, dueDate }) => showDay(paidAt ?? dueDate),
    },
    {
      key: 'by',
      header: t('paidBy'),
      skeleton: 'text',
      from: 'md',
      render: ({ paidBy, invoiceNumber }) =>
        dotted(nameOfType(paidBy), invoiceNumber && t('invoice', { number: invoiceNumber })),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ refund, isDisputed, failure }) => (
        <>
          {refund && (
            <StatusChip tone={refund === 'waiting' ? 'pending' : 'grey'}>{t(`refund.states.${refund}`)}</StatusChip>
          )}
          {isDisputed && <StatusChip tone="bad">{t('disputed')}</StatusChip>}
          {list === 'failed' && failure && <StatusChip tone="bad">{t(`failure.${failure}`)}</StatusChip>}
        </>
      ),
    },
  ];
}
