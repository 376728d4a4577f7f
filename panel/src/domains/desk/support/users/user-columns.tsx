import type { DeskUser } from '@bellbird/contract/desk/support';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Column } from '#ui/list/types.ts';

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
        <Trail
          to={pathTo('deskAudit')}
          search={{ customerId: customer.id }}
          aria-label={t('users.trail', { customer: customer.name })}
        >
          {customer.name}
        </Trail>
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
    <Pair>
      <Avatar name={user.name} {...(!user.active && { tint: 'grey' as const })} />
      <Lines>
        <b>{user.name}</b>
        <small>{line}</small>
      </Lines>
    </Pair>
  );
}

const Pair = styled('span')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
});

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));

const Trail = styled(Link)(({ theme }) => ({
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.divider,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
}));
