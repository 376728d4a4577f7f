import type { DeskOrder } from '@bellbird/contract/money/orders';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';
import css from './order-columns.module.css';

const TONES = {
  to_do: 'pending',
  scheduled: 'offer',
  delivered: 'deal',
  cancelled: 'grey',
} as const satisfies Record<DeskOrder['status'], StatusTone>;

export function useOrderColumns(): Column<DeskOrder>[] {
  const { t } = useTranslation('orders');
  return [
    { key: 'order', header: t('column.order'), render: (row) => <OrderName order={row} />, skeleton: 'lines' },
    { key: 'state', header: t('column.state'), render: (row) => <OrderState order={row} />, skeleton: 'chip' },
    { key: 'owner', header: t('column.owner'), render: (row) => row.owner ?? t('nobody'), from: 'md' },
    { key: 'ordered', header: t('column.ordered'), render: (row) => showDay(row.orderedAt), from: 'lg' },
    { key: 'paid', header: t('column.paid'), render: (row) => showCents(row.paidCents), align: 'end', from: 'lg' },
  ];
}

/** The product, who bought it, and what the team noted. */
export function OrderName({ order }: { order: DeskOrder }) {
  const { product, provider, note } = order;
  return (
    <span className={css.lines}>
      <b>{product}</b>
      <small>
        {provider.name}, {provider.city}
      </small>
      {note && (
        <small className={css.note}>
          <bdi>{note}</bdi>
        </small>
      )}
    </span>
  );
}

/** The status and its day; late ones stand out. */
export function OrderState({ order }: { order: DeskOrder }) {
  const { t } = useTranslation('orders');
  const { status, scheduledOn, dueOn, closedAt, isLate } = order;
  const day = closedAt ?? scheduledOn ?? dueOn;
  return (
    <span className={css.lines}>
      <span>
        <StatusChip tone={isLate ? 'bad' : TONES[status]}>{t(isLate ? 'late' : `list.${status}`)}</StatusChip>
      </span>
      {day && <small>{t(status === 'to_do' ? 'promised' : 'on', { day: showDay(day) })}</small>}
    </span>
  );
}
