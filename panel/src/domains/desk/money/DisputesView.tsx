import type { DeskDispute } from '@bellbird/contract/desk/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { AllChip, Amount, MoneyList, Who } from './MoneyList.tsx';
import { useMoneySearch } from './money-search.ts';
import { disputesOptions } from './money.queries.ts';

const TONES = { open: 'bad', won: 'deal', lost: 'grey' } as const;

/** Charges that a payer’s bank asks about; they are answered at the gateway. */
export function DisputesView() {
  const { t } = useTranslation('desk-money');
  return (
    <MoneyList
      view="disputes"
      list={useQuery(disputesOptions(useMoneySearch()))}
      columns={useColumns()}
      filters={
        <FilterChips>
          <AllChip label={t('all')} />
        </FilterChips>
      }
    />
  );
}

function useColumns(): Column<DeskDispute>[] {
  const { t } = useTranslation('desk-money');
  return [
    {
      key: 'who',
      header: t('customer'),
      skeleton: 'lines',
      render: ({ customer, provider, about }) => (
        <Who customer={customer} text={`${provider} · ${t(`dispute.${about}`)}`} />
      ),
    },
    {
      key: 'sum',
      header: t('amount'),
      align: 'end',
      skeleton: 'figure',
      render: ({ cents }) => <Amount cents={cents} />,
    },
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
