import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { OtherWaiting } from '#domains/attention/approvals/WaitingCard.tsx';
import { teamUnmatchedCountOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { ordersToDoOptions } from '#domains/money/orders/orders.queries.ts';

/** What waits on pages of its own: messages without a couple, and orders. */
export function OtherWaitingRows() {
  const { t } = useTranslation('layout');
  const hasRight = useTeamRights();
  const messages = useQuery({ ...teamUnmatchedCountOptions, enabled: hasRight('messages') }).data ?? 0;
  const orders = useQuery({ ...ordersToDoOptions, enabled: hasRight('orders') }).data ?? 0;
  return (
    <>
      <OtherWaiting label={t('desk.unmatched')} count={messages} to={pathTo('deskUnmatched')} />
      <OtherWaiting label={t('desk.orders')} count={orders} to={pathTo('deskOrders')} />
    </>
  );
}
