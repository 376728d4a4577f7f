import type { DeskPayout } from '@bellbird/contract/desk/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { useMoneySearch } from './money-search.ts';
import { payoutsOptions } from './money.queries.ts';

const TONES = { on_the_way: 'call', arrived: 'deal', failed: 'bad' } as const;

/** What the gateway sent to vendors’ banks: what failed, or all. */
export function PayoutsView() {
  return <MoneyList view="payouts" list={useQuery(payoutsOptions(useMoneySearch()))} columns={useColumns()} />;
}

function useColumns(): Column<DeskPayout>[] {
  const { t } = useTranslation('desk-money');
  return [
    whoColumn(t('customer'), ({ provider }) => provider),
    sumColumn(t('amount'), ({ cents }) => cents),
    { key: 'day', header: t('payout.arrives'), skeleton: 'text', render: ({ arrivesOn }) => showDay(arrivesOn) },
    {
      key: 'reason',
      header: t('reason'),
      skeleton: 'text',
      from: 'md',
      render: ({ failure }) => failure && t(`payout.failures.${failure}`, { defaultValue: t('payout.failures.other') }),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ state }) => <StatusChip tone={TONES[state]}>{t(`payout.states.${state}`)}</StatusChip>,
    },
  ];
}
