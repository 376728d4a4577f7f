import type { DeskTransfer } from '@bellbird/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { MoneyList, Who, sumColumn } from './MoneyList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useMoneySearch } from './money-search.ts';
import { sendBack, transfersOptions } from './money.queries.ts';

const TONES = { waiting: 'pending', matched: 'deal', returning: 'call', returned: 'grey' } as const;

type Task = { transfer: DeskTransfer; action: 'match' | 'return' };

/** Money in our account that nobody can say what it is for: a person matches it or sends it back. */
export function TransfersView() {
  const { t } = useTranslation('desk-money');
  const transfers = useQuery(transfersOptions(useMoneySearch()));
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <>
      <MoneyList
        view="transfers"
        list={transfers}
        columns={useColumns()}
        renderActions={(transfer) =>
          transfer.state === 'waiting' && (
            <Row gap={2}>
              {(['match', 'return'] as const).map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant={action === 'match' ? 'outlined' : 'text'}
                  aria-label={t(`transfer.${action}Named`, { reference: transfer.reference })}
                  onClick={() => setTask({ transfer, action })}
                >
                  {t(`transfer.${action}`)}
                </Button>
              ))}
            </Row>
          )
        }
      />
      {task?.action === 'match' && <MatchDialog transfer={task.transfer} onClose={close} />}
      {task?.action === 'return' && (
        <ReasonDialog
          title={t('transfer.returnTitle', { sum: showCents(task.transfer.amountCents) })}
          lead={t('transfer.returnLead', { reference: task.transfer.reference })}
          submit={t('transfer.return')}
          done={t('transfer.returnDone')}
          onSubmit={({ reason }) => sendBack(task.transfer.id, reason)}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): Column<DeskTransfer>[] {
  const { t } = useTranslation('desk-money');
  return [
    {
      key: 'reference',
      header: t('transfer.reference'),
      skeleton: 'lines',
      render: ({ customer, reference, product }) => <Who customer={customer} text={dotted(reference, product)} />,
    },
    sumColumn(t('amount'), ({ amountCents }) => amountCents),
    { key: 'day', header: t('transfer.received'), skeleton: 'text', render: ({ receivedAt }) => showDay(receivedAt) },
    {
      key: 'decided',
      header: t('decidedBy'),
      skeleton: 'text',
      from: 'md',
      render: ({ decidedBy, reason }) => dotted(decidedBy, reason),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ state }) => <StatusChip tone={TONES[state]}>{t(`transfer.states.${state}`)}</StatusChip>,
    },
  ];
}
