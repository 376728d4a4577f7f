import type { CustomerUserRow } from '@bellbird/contract/people/customer-users';
import { ACTIONS_IN, type CustomerUserAction } from '@bellbird/contract/people/customer-users/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { act, deleteUser, usersKey } from '../customer-users.queries.ts';

type UserActionsProps = { user: CustomerUserRow; customerId: number; isOwn: boolean };

const ICONS = { invite: Mail, resend_invitation: Mail, activate: Power, deactivate: PowerOff };

/** The actions of a row; none for oneself. */
export function UserActions({ user, customerId, isOwn }: UserActionsProps) {
  const { t } = useTranslation('customer-users');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const name = `${user.name} ${user.surname}`.trim();
  const who = { customerId, id: user.id };
  if (isOwn) return null;

  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notices.success(done);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === 'network' ? t('offline') : error.message);
    }
    await queries.invalidateQueries({ queryKey: usersKey });
  };

  const take = async (action: CustomerUserAction) => {
    setAnchor(null);
    const question = {
      title: t('deactivate.title', { name }),
      text: t('deactivate.text'),
      confirm: t('deactivate.confirm'),
      danger: true,
    };
    if (action === 'deactivate' && !(await confirm(question))) return;
    await run(() => act(who, action), t(`done.${action}`, { name }));
  };

  const remove = async () => {
    setAnchor(null);
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm') };
    if (await confirm({ ...question, danger: true })) await run(() => deleteUser(who), t('done.delete', { name }));
  };

  return (
    <>
      <IconButton
        size="small"
        aria-label={t('list.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ACTIONS_IN[user.status].map((action) => {
          const Icon = ICONS[action];
          return (
            <MenuItem key={action} onClick={() => void take(action)}>
              <Icon aria-hidden />
              {t(`action.${action}`)}
            </MenuItem>
          );
        })}
        <MenuItem onClick={() => void remove()}>
          <Trash2 aria-hidden />
          {t('action.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
