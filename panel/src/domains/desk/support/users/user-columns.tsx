import type { DeskUser } from '@bellbird/contract/desk/support';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';
import css from './user-columns.module.css';

export function useUserColumns(): readonly Column<DeskUser>[] {
  const { t } = useTranslation('desk');
  return [
    {
      key: 'name',
      header: t('users.name'),
      skeleton: 'person',
      render: (user) => <Person user={user} line={user.email ?? ''} />,
    },
    { key: 'username', header: t('users.username'), skeleton: 'text', render: (user) => user.username },
    {
      key: 'customer',
      header: t('users.customer'),
      skeleton: 'text',
      render: ({ customer }) => (
        <Link className={css.trail} to={pathTo('deskCustomer', { id: customer.id })}>
          {customer.name}
        </Link>
      ),
    },
    {
      key: 'providers',
      header: t('users.providers'),
      align: 'end',
      skeleton: 'figure',
      from: 'md',
      render: (user) => user.providers,
    },
    {
      key: 'state',
      header: t('users.state'),
      skeleton: 'chip',
      from: 'md',
      render: (user) => (
        <StatusChip tone={user.active ? 'deal' : 'grey'}>
          {user.active ? t('users.active') : t('users.inactive')}
        </StatusChip>
      ),
    },
  ];
}

export function Person({ user, line }: { user: DeskUser; line: string }) {
  return (
    <span className={css.pair}>
      <Avatar name={user.name} {...(!user.active && { tint: 'grey' as const })} />
      <span className={css.lines}>
        <b>{user.name}</b>
        <small>{line}</small>
      </span>
    </span>
  );
}
