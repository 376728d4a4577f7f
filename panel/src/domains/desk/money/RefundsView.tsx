import type { DeskRefund } from '@bellbird/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/list/types.ts';
import { MoneyList, sumColumn, whoColumn } from './MoneyList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useMoneySearch } from './money-search.ts';
import { decide, refundsOptions } from './money.queries.ts';
import { useMoneySaving } from './use-money-saving.ts';

const TONES = { waiting: 'pending', approved: 'call', sent: 'deal', failed: 'bad', declined: 'grey' } as const;

/** Refunds that one person asked for and another decides. */
export function RefundsView() {
  const { t } = useTranslation('desk-money');
  const refunds = useQuery(refundsOptions(useMoneySearch()));
  const [declining, setDeclining] = useState<DeskRefund>();
  return (
    <>
      <MoneyList
        view="refunds"
        list={refunds}
        columns={useColumns()}
        renderActions={(row) =>
          row.state === 'waiting' && <Decision refund={row} onDecline={() => setDeclining(row)} />
        }
      />
      {declining && (
        <ReasonDialog
          title={t('refund.declineTitle', { sum: showCents(declining.amountCents), name: declining.customer.name })}
          lead={t('refund.declineLead', { name: declining.askedBy })}
          submit={t('refund.decline')}
          done={t('refund.declined')}
          onSubmit={({ reason }) => decide(declining.id, 'declined', reason)}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </>
  );
}

function Decision({ refund, onDecline }: { refund: DeskRefund; onDecline: () => void }) {
  const { t } = useTranslation('desk-money');
  const save = useMoneySaving();
  const confirm = useConfirm();
  const { id, customer, isOwn, amountCents, askedBy: name } = refund;
  const approve = async () => {
    const question = {
      title: t('refund.title', { sum: showCents(amountCents), name: customer.name }),
      text: t('refund.approveText', { name }),
      confirm: t('refund.approve'),
    };
    if (await confirm(question)) await save(t('refund.approved'), () => decide(id, 'approved', ''));
  };
  return (
    <Row gap={2}>
      {isOwn ? (
        <Quiet component="span">{t('refund.own')}</Quiet>
      ) : (
        <Button
          size="small"
          aria-label={t('refund.approveNamed', { name: customer.name })}
          onClick={() => void approve()}
        >
          {t('refund.approve')}
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={t('refund.declineNamed', { name: customer.name })}
        onClick={onDecline}
      >
        {t('refund.decline')}
      </Button>
    </Row>
  );
}

function useColumns(): Column<DeskRefund>[] {
  const { t } = useTranslation('desk-money');
  return [
    whoColumn(t('customer'), ({ product, reason }) => `${product} · ${reason}`),
    sumColumn(t('amount'), ({ amountCents }) => amountCents),
    {
      key: 'asked',
      header: t('askedBy'),
      skeleton: 'text',
      render: ({ askedBy, askedAt }) => `${askedBy} · ${showDay(askedAt)}`,
    },
    {
      key: 'decided',
      header: t('decidedBy'),
      skeleton: 'text',
      from: 'md',
      render: ({ decidedBy, note }) => dotted(decidedBy, note),
    },
    {
      key: 'state',
      header: t('state'),
      skeleton: 'chip',
      render: ({ state }) => <StatusChip tone={TONES[state]}>{t(`refund.states.${state}`)}</StatusChip>,
    },
  ];
}
