import { useQuery } from '@tanstack/react-query';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { listed } from '#ui/list/listed.ts';
import { deskUsersOptions } from '../desk.queries.ts';
import { useDeskSearch } from '../use-desk-search.ts';
import { SearchBox } from './SearchBox.tsx';
import { ActForButton } from './ActForButton.tsx';
import { Person, useUserColumns } from './user-columns.tsx';

/** Where the team finds a customer user who needs help, and starts acting for them. */
export function FindUserPage() {
  const { t } = useTranslation('desk');
  const { query, page, go } = useDeskSearch(pathTo('deskUsers'));
  const users = useQuery(deskUsersOptions({ query, page }));
  const columns = useUserColumns();
  return (
    <Page>
      <PageHeader title={t('users.title')} lead={t('users.lead')} />
      <Stack gap={4}>
        <SearchBox label={t('users.search')} value={query} onSearch={(text) => go({ query: text }, true)} />
        <DataList
          label={t('users.label')}
          columns={columns}
          {...listed(users, t('users.failed'))}
          rowId={(user) => user.id}
          rowName={(user) => user.name}
          rowQuiet={(user) => !user.active}
          renderActions={(user) => <ActForButton user={user} />}
          renderCard={(user) => <Person user={user} line={`${user.username} · ${user.customer.name}`} />}
          empty={<EmptyState title={t('users.empty.title')} text={t('users.empty.text')} />}
          onPage={(next) => go({ query, page: next })}
        />
      </Stack>
    </Page>
  );
}
