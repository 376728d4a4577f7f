import type { DeskDispute } from '@bellbird/contract/desk/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { useMoneySearch } from './money-search.ts';
import { disputesOptions } from './money.queries.ts';

const TONES = { open: 'bad', won: 'deal', lost: 'grey' } as const;

/** Charges that a payer’s bank asks about; they are answered at the gateway. */
export function DisputesView() {
  return <MoneyList view="disputes" list={useQuery(disputesOptions(useMoneySearch()))} columns={useColumns()} />;
}

function useColumns(): Column<DeskDispute>[] {
  const { t } = useTranslation('desk-money');
  return [
    whoColumn(t('customer'), ({ provider, about }) => `${provider} · ${t(`dispute.${about}`)}`),
    sumColumn(t('amount'), ({ cents }) => cents),
    { key: 'day', header: t('dispute.opened'), skeleton: 'text', render: ({ openedAt }) => showDay(openedAt) },
    {
      key: 'reason',
      header: t('reason'),
      skeleton: 'text',
      from: 'md',
      render: ({ reason }) => t(`dispute.reasons.${reason}`, { defaultValue: t('dispute.reasons.general') }),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ state }) => <StatusChip tone={TONES[state]}>{t(`dispute.states.${state}`)}</StatusChip>,
    },
  ];
}
