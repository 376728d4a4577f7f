import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { OtherWaiting } from '#domains/attention/approvals/WaitingCard.tsx';
import { teamUnmatchedCountOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { moneyOptions } from '#domains/desk/money/money.queries.ts';
import { ordersToDoOptions } from '#domains/money/orders/orders.queries.ts';

/** What waits on pages of its own: messages without a couple, orders, transfers that fit nothing, refunds. */
export function OtherWaitingRows() {
  const { t } = useTranslation('layout');
  const hasRight = useTeamRights();
  const messages = useQuery({ ...teamUnmatchedCountOptions, enabled: hasRight('messages') }).data ?? 0;
  const orders = useQuery({ ...ordersToDoOptions, enabled: hasRight('orders') }).data ?? 0;
  const money = useQuery({ ...moneyOptions, enabled: hasRight('money') }).data;
  return (
    <>
      <OtherWaiting label={t('desk.unmatched')} count={messages} to={pathTo('deskUnmatched')} />
      <OtherWaiting label={t('desk.orders')} count={orders} to={pathTo('deskOrders')} />
      <OtherWaiting
        label={t('desk.transfers')}
        count={money?.waitingTransfers.count ?? 0}
        to={pathTo('deskMoney')}
        search={{ view: 'transfers' }}
      />
      <OtherWaiting
        label={t('desk.refunds')}
        count={money?.waitingRefunds.count ?? 0}
        to={pathTo('deskMoney')}
        search={{ view: 'refunds' }}
      />
    </>
  );
}
