import type { ProductOrder } from '@bellbird/contract/money/orders';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn, showDay } from '#platform/formats/dates.ts';
import { Card } from '#ui/Card.tsx';
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx';
import { CardRow } from '#ui/list/CardRow.tsx';

const TONES = {
  to_do: 'pending',
  scheduled: 'offer',
  delivered: 'deal',
  cancelled: 'grey',
} as const satisfies Record<ProductOrder['status'], StatusTone>;

/** The extras that were bought, and where each of them is. */
export function Orders({ orders, provider }: { orders: readonly ProductOrder[]; provider: Provider }) {
  const { t } = useTranslation('packages');
  return (
    <Card title={t('orders.title')} lead={t('orders.lead')} titleId="package-orders">
      <ul>
        {orders.map((order) => (
          <CardRow
            key={order.id}
            end={<StatusChip tone={TONES[order.status]}>{t(`orders.status.${order.status}`)}</StatusChip>}
          >
            <b>{order.product}</b>
            <small>
              <OrderText order={order} timeZone={provider.timeZone} />
              {order.message && (
                <>
                  {' '}
                  <bdi>{order.message}</bdi>
                </>
              )}
            </small>
          </CardRow>
        ))}
      </ul>
    </Card>
  );
}

function OrderText({ order, timeZone }: { order: ProductOrder; timeZone: string }) {
  const { t } = useTranslation('packages');
  const { status, orderedAt, dueOn, scheduledOn, closedAt, refund } = order;
  const show = (instant: string | null) => (instant ? showDay(dayIn(instant, timeZone)) : '');
  if (status === 'scheduled') return t('orders.scheduled', { day: showDay(scheduledOn ?? '') });
  if (status === 'delivered') return t('orders.delivered', { day: show(closedAt) });
  if (status === 'cancelled')
    return [t('orders.cancelled', { day: show(closedAt) }), refund && t(`orders.refund.${refund}`)]
      .filter(Boolean)
      .join(' ');
  return dueOn
    ? t('orders.promised', { day: show(orderedAt), due: showDay(dueOn) })
    : t('orders.to_do', { day: show(orderedAt) });
}
