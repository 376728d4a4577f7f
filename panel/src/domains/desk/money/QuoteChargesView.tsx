import type { DeskQuoteCharge } from '@bellbird/contract/desk/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { Amount, MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { MonthChips } from './MonthChips.tsx';
import { useMoneySearch } from './money-search.ts';
import { quoteChargesOptions } from './money.queries.ts';

/** What couples paid vendors by card in a month, and our fee. */
export function QuoteChargesView({ thisMonth }: { thisMonth: string | undefined }) {
  const { month, page } = useMoneySearch();
  return (
    <MoneyList
      view="quotes"
      list={useQuery(quoteChargesOptions({ month, page }))}
      columns={useColumns()}
      filters={
        <FilterChips>
          <MonthChips thisMonth={thisMonth} />
        </FilterChips>
      }
    />
  );
}

function useColumns(): Column<DeskQuoteCharge>[] {
  const { t } = useTranslation('desk-money');
  return [
    whoColumn(t('customer'), ({ provider }) => provider),
    sumColumn(t('amount'), ({ cents }) => cents),
    {
      key: 'fee',
      header: t('ourFee'),
      align: 'end',
      skeleton: 'figure',
      from: 'md',
      render: ({ feeCents }) => <Amount cents={feeCents} />,
    },
    { key: 'day', header: t('paidOn'), skeleton: 'text', render: ({ paidAt }) => showDay(paidAt) },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ refundedCents, isDisputed }) => (
        <>
          {refundedCents > 0 && <StatusChip>{t('quoteRefunded', { sum: showCents(refundedCents) })}</StatusChip>}
          {isDisputed && <StatusChip tone="bad">{t('disputed')}</StatusChip>}
        </>
      ),
    },
  ];
}
