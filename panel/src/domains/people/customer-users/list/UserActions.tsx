import type { CustomerUserRow } from '@bellbird/contract/people/customer-users';
import { ACTIONS_IN, type CustomerUserAction } from '@bellbird/contract/people/customer-users/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { act, deleteUser, usersKey } from '../customer-users.queries.ts';

type UserActionsProps = { user: CustomerUserRow; customerId: number; isOwn: boolean };

const ICONS = { invite: Mail, resend_invitation: Mail, activate: Power, deactivate: PowerOff };

/** The actions of a row; none for oneself. */
export function UserActions({ user, customerId, isOwn }: UserActionsProps) {
  const { t } = useTranslation('customer-users');
  const confirm = useConfirm();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const name = `${user.name} ${user.surname}`.trim();
  const who = { customerId, id: user.id };
  if (isOwn) return null;

  const run = async (work: () => Promise<unknown>, done: string) => {
    await attempt(work, done);
    await queries.invalidateQueries({ queryKey: usersKey });
  };

  const take = async (action: CustomerUserAction) => {
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
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm') };
    if (await confirm({ ...question, danger: true })) await run(() => deleteUser(who), t('done.delete', { name }));
  };

  return (
    <MoreMenu label={t('list.more', { name })} size="small">
      {ACTIONS_IN[user.status].map((action) => {
        const Icon = ICONS[action];
        return <MenuItem key={action} onClick={() => void take(action)} icon={Icon} label={t(`action.${action}`)} />;
      })}
      <MenuItem onClick={() => void remove()} icon={Trash2} label={t('action.delete')} />
    </MoreMenu>
  );
}
