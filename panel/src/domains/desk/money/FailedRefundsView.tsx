import type { DeskFailedRefund } from '@bellbird/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useMoneySearch } from './money-search.ts';
import { failedRefundsOptions, retry, settle } from './money.queries.ts';
import { useMoneySaving } from './use-money-saving.ts';

/**
 * Refunds that the gateway refused, or that the payer’s bank sent back days later. Each is open until it is tried again, or
 * somebody says how the money got there.
 */
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
            <Row gap={2}>
              {row.canRetry && <RetryButton refund={row} />}
              <Button
                size="small"
                variant={row.canRetry ? 'text' : 'outlined'}
                aria-label={t('failedRefund.settleNamed', { name: row.customer.name })}
                onClick={() => setSettling(row)}
              >
                {t('failedRefund.settle')}
              </Button>
            </Row>
          )
        }
      />
      {settling && (
        <ReasonDialog
          title={t('failedRefund.title', { sum: showCents(settling.cents), name: settling.customer.name })}
          lead={t(`failedRefund.${settling.isRefused ? 'refusedLead' : 'lead'}.${settling.about}`)}
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

function RetryButton({ refund: { id, customer, cents } }: { refund: DeskFailedRefund }) {
  const { t } = useTranslation('desk-money');
  const save = useMoneySaving();
  const confirm = useConfirm();
  const askAgain = async () => {
    const question = {
      title: t('refund.title', { sum: showCents(cents), name: customer.name }),
      text: t('failedRefund.retryText'),
      confirm: t('failedRefund.retry'),
    };
    if (await confirm(question)) await save(t('failedRefund.retried'), () => retry(id));
  };
  return (
    <Button
      size="small"
      aria-label={t('failedRefund.retryNamed', { name: customer.name })}
      onClick={() => void askAgain()}
    >
      {t('failedRefund.retry')}
    </Button>
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
      render: ({ failure, note, settledBy, isRefused }) =>
        settledBy
          ? `${settledBy} · ${note || t('failedRefund.triedAgain')}`
          : t(`failedRefund.failures.${failure}`, {
              defaultValue: t(`failedRefund.failures.${isRefused ? 'refused' : 'other'}`),
            }),
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
