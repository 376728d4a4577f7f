import type { DeskOrder } from '@bellbird/contract/money/orders';
import { canDo } from '@bellbird/contract/money/orders/order-status.ts';
import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useChangeOrder } from './use-change-order.ts';

/** What needs words or a day before it can be done. */
export type OrderTask = { order: DeskOrder; action: 'schedule' | 'deliver' | 'cancel' | 'note' };

type OrderActionsProps = { order: DeskOrder; onTask: (task: OrderTask) => void };

/** The next step as a button, everything else in a menu. */
export function OrderActions({ order, onTask }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = useChangeOrder();
  const { status, version, owner, isMine } = order;
  const name = `${order.product}, ${order.provider.name}`;
  const act = (type: 'claim' | 'release' | 'reopen') => change.mutate({ id: order.id, change: { type, version } });
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
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
      <IconButton
        size="small"
        aria-label={t('moreOf', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertical />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} align="end">
        {isOpen && [
          <MenuItem key="schedule" onClick={choose(() => onTask({ order, action: 'schedule' }))}>
            {t('action.schedule')}
          </MenuItem>,
          <MenuItem key="deliver" onClick={choose(() => onTask({ order, action: 'deliver' }))}>
            {t('action.deliver')}
          </MenuItem>,
          <MenuItem key="owner" onClick={choose(() => act(isMine ? 'release' : 'claim'))}>
            {t(isMine ? 'action.release' : 'action.claim')}
          </MenuItem>,
        ]}
        {canDo('reopen', status) && <MenuItem onClick={choose(() => act('reopen'))}>{t('action.reopen')}</MenuItem>}
        <MenuItem onClick={choose(() => onTask({ order, action: 'note' }))}>{t('action.note')}</MenuItem>
        {isOpen && [
          <Divider key="line" />,
          <MenuItem key="cancel" onClick={choose(() => onTask({ order, action: 'cancel' }))}>
            {t('action.cancel')}
          </MenuItem>,
        ]}
      </Menu>
    </Row>
  );
}
