import type { DeskFailedRefund } from '@bellbird/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useMoneySearch } from './money-search.ts';
import { failedRefundsOptions, settle } from './money.queries.ts';

/** Refunds that the payer’s bank sent back days later; each is open until somebody says how the money got there. */
export function FailedRefundsView() {
  const { t } = useTranslation('desk-money');
  const [settling, setSettling] = useState<DeskFailedRefund>();
  return (
    <>
      <MoneyList
        view="failedRefunds"
        list={useQuery(failedRefundsOptions(useMoneySearch()))}
        columns={useColumns()}
        renderActions={(row) =>
          row.settledAt === null && (
            <Button
              size="small"
              aria-label={t('failedRefund.settleNamed', { name: row.customer.name })}
              onClick={() => setSettling(row)}
            >
              {t('failedRefund.settle')}
            </Button>
          )
        }
      />
      {settling && (
        <ReasonDialog
          title={t('failedRefund.title', { sum: showCents(settling.cents), name: settling.customer.name })}
          lead={t(`failedRefund.lead.${settling.about}`)}
          label={t('failedRefund.note')}
          submit={t('failedRefund.settle')}
          done={t('failedRefund.done')}
          onSubmit={({ reason }) => settle(settling.id, reason)}
          onClose={() => setSettling(undefined)}
        />
      )}
    </>
  );
}

function useColumns(): Column<DeskFailedRefund>[] {
  const { t } = useTranslation('desk-money');
  return [
    whoColumn(t('customer'), ({ provider, about }) => `${provider} · ${t(`dispute.${about}`)}`),
    sumColumn(t('amount'), ({ cents }) => cents),
    { key: 'day', header: t('failedRefund.day'), skeleton: 'text', render: ({ failedAt }) => showDay(failedAt) },
    {
      key: 'reason',
      header: t('reason'),
      skeleton: 'text',
      from: 'md',
      render: ({ failure, note, settledBy }) =>
        settledBy
          ? `${settledBy} · ${note}`
          : t(`failedRefund.failures.${failure}`, { defaultValue: t('failedRefund.failures.other') }),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ settledAt }) => (
        <StatusChip tone={settledAt === null ? 'bad' : 'deal'}>
          {t(`failedRefund.states.${settledAt === null ? 'open' : 'settled'}`)}
        </StatusChip>
      ),
    },
  ];
}
