import type { DeskOrder } from '@bellbird/contract/money/orders';
import { canDo } from '@bellbird/contract/money/orders/order-status.ts';
import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { useChangeOrder } from './use-change-order.ts';

/** What needs words or a day before it can be done. */
export type OrderTask = { order: DeskOrder; action: 'schedule' | 'deliver' | 'cancel' | 'note' };

/** The next step as a button, everything else in a menu. */
export function OrderActions({ order, onTask }: { order: DeskOrder; onTask: (task: OrderTask) => void }) {
  const { t } = useTranslation('orders');
  const change = useChangeOrder();
  const { status, version, owner, isMine } = order;
  const name = `${order.product}, ${order.provider.name}`;
  const act = (type: 'claim' | 'release' | 'reopen') => change.mutate({ id: order.id, change: { type, version } });
  const isOpen = canDo('deliver', status);
  const next = status === 'scheduled' ? 'deliver' : 'schedule';
  return (
    <Row gap={2}>
      {isOpen && !owner && (
        <Button
          size="small"
          loading={change.isPending}
          aria-label={t('claimNamed', { name })}
          onClick={() => act('claim')}
        >
          {t('action.claim')}
        </Button>
      )}
      {isOpen && owner && (
        <Button size="small" aria-label={t(`${next}Named`, { name })} onClick={() => onTask({ order, action: next })}>
          {t(`action.${next}`)}
        </Button>
      )}
      <MoreMenu label={t('moreOf', { name })} size="small" icon={MoreVertical} align="end">
        {isOpen && [
          <MenuItem
            key="schedule"
            onClick={() => onTask({ order, action: 'schedule' })}
            label={t('action.schedule')}
          />,
          <MenuItem key="deliver" onClick={() => onTask({ order, action: 'deliver' })} label={t('action.deliver')} />,
          <MenuItem
            key="owner"
            onClick={() => act(isMine ? 'release' : 'claim')}
            label={t(isMine ? 'action.release' : 'action.claim')}
          />,
        ]}
        {canDo('reopen', status) && <MenuItem onClick={() => act('reopen')} label={t('action.reopen')} />}
        <MenuItem onClick={() => onTask({ order, action: 'note' })} label={t('action.note')} />
        {isOpen && [
          <Divider key="line" />,
          <MenuItem key="cancel" onClick={() => onTask({ order, action: 'cancel' })} label={t('action.cancel')} />,
        ]}
      </MoreMenu>
    </Row>
  );
}
