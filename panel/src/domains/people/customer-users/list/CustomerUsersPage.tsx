import type { CustomerUserRow } from '@bellbird/contract/people/customer-users';
import { CUSTOMER_USER_STATUSES, type CustomerUserStatus } from '@bellbird/contract/people/customer-users/rules.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { PhoneNumber } from '#platform/formats/PhoneNumber.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { Row } from '#ui/layout/Row.tsx';
import { usersOptions } from '../customer-users.queries.ts';
import { useUserList } from './use-user-list.ts';
import { UserActions } from './UserActions.tsx';
import css from './CustomerUsersPage.module.css';

// The dialog’s code loads when it is first opened.
const UserDialog = lazyPart(() => import('../dialog/UserDialog.tsx'), 'UserDialog');

const TONES = { waiting_confirmation: 'pending', invited: 'info', active: 'deal', inactive: 'grey' } as const;

/** The customer’s users: who they are, what they may do, and their status. */
export function CustomerUsersPage() {
  const self = useUser();
  if (!self) return null;
  return <UserList customerId={self.customerId} ownId={self.id} />;
}

function UserList({ customerId, ownId }: { customerId: number; ownId: number }) {
  const { t } = useTranslation('customer-users');
  const acting = useActing();
  const list = useUserList();
  const users = useQuery(usersOptions(customerId, list.filters));
  const columns = useColumns(ownId);
  const { name, status, sort, direction } = list.filters;
  const isFiltered = Boolean(name || status);
  const userId = Number(list.opened) || undefined;

  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        primary={
          !acting && (
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => list.open('new')}>
              {t('list.add')}
            </PrimaryButton>
          )
        }
      />
      <DataList
        label={t('list.title')}
        columns={columns}
        {...listed(users, t('list.failed'))}
        rowId={(row) => row.id}
        rowName={fullName}
        rowQuiet={(row) => row.status === 'inactive'}
        renderLink={(row, words) => (
          <Link to="." search={list.searchFor(row.id)} resetScroll={false}>
            {words}
          </Link>
        )}
        renderActions={(row) => <UserActions user={row} customerId={customerId} isOwn={row.id === ownId} />}
        renderCard={(row, link) => (
          <>
            {link(<Person row={row} ownId={ownId} />)}
            <Row wrap className={css.indent}>
              <Status status={row.status} />
              <Role row={row} />
            </Row>
          </>
        )}
        filters={
          <FilterChips>
            <ListSearch
              label={t('list.search')}
              value={name ?? ''}
              onSearch={(next) => list.filter({ name: next || undefined })}
            />
            {CUSTOMER_USER_STATUSES.map((each) => (
              <FilterChip
                key={each}
                label={t(`status.${each}`)}
                on={status === each}
                onClick={() => list.filter({ status: status === each ? undefined : each })}
              />
            ))}
          </FilterChips>
        }
        summary={users.data && t('list.count', { count: users.data.meta.total })}
        empty={
          <EmptyState
            drawing={<QuietNest />}
            title={isFiltered ? t('empty.filteredTitle') : t('empty.title')}
            text={isFiltered ? t('empty.filteredText') : t('empty.text')}
            actions={
              isFiltered && (
                <Button onClick={() => list.filter({ name: undefined, status: undefined })}>{t('empty.clear')}</Button>
              )
            }
          />
        }
        sort={{ key: sort, direction }}
        onSort={(next) => list.sort(next.key, next.direction)}
        onPage={list.page}
        onLimit={list.limit}
      />
      {(userId !== undefined || list.opened === 'new') && <UserDialog userId={userId} onClose={list.close} />}
    </Page>
  );
}

function useColumns(ownId: number): Column<CustomerUserRow>[] {
  const { t } = useTranslation('customer-users');
  return [
    {
      key: 'name',
      header: t('column.name'),
      render: (row) => <Person row={row} ownId={ownId} />,
      sortable: true,
      skeleton: 'person',
    },
    { key: 'role', header: t('column.role'), render: (row) => <Role row={row} />, sortable: true, from: 'md' },
    {
      key: 'phone',
      header: t('column.phone'),
      render: (row) => row.phone && <PhoneNumber number={row.phone} />,
      from: 'lg',
    },
    {
      key: 'providers',
      header: t('column.providers'),
      render: (row) => row.providerCount,
      align: 'end',
      from: 'md',
      skeleton: 'figure',
    },
    {
      key: 'status',
      header: t('column.status'),
      render: (row) => <Status status={row.status} />,
      sortable: true,
      skeleton: 'chip',
    },
  ];
}

function Person({ row, ownId }: { row: CustomerUserRow; ownId: number }) {
  const { t } = useTranslation('customer-users');
  return (
    <span className={css.personLine}>
      <Avatar name={fullName(row)} {...(row.imageUrl && { src: row.imageUrl })} />
      <span>
        <b>
          {fullName(row)}
          {row.id === ownId && <i> {t('list.you')}</i>}
        </b>
        <small>{row.email}</small>
      </span>
    </span>
  );
}

function Role({ row }: { row: CustomerUserRow }) {
  const { t } = useTranslation('customer-users');
  const roles = useConfigList('customer_user_role');
  const role = roles.data?.find((entry) => entry.itemId === row.roleId)?.value ?? '';
  return <span>{row.canManage ? t('list.roleManages', { role }) : role}</span>;
}

function Status({ status }: { status: CustomerUserStatus }) {
  const { t } = useTranslation('customer-users');
  return <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}

function fullName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim();
}
