import type { FoundCustomer } from '@bellbird/contract/desk/customers';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { customersOptions } from './desk-customers.queries.ts';

const NewCustomerDialog = lazyPart(() => import('./NewCustomerDialog.tsx'), 'NewCustomerDialog');

const TONES = { active: 'deal', on_hold: 'pending', left: 'grey', empty: 'grey' } as const;

/** Every customer, found by any name, address or number. The search is in the address. */
export function CustomersPage() {
  const { t } = useTranslation('desk-customers');
  const search = useSearch() as { query?: string; page?: string };
  const navigate = useNavigate();
  const hasRight = useTeamRights();
  const [isAdding, setAdding] = useState(false);
  const query = search.query ?? '';
  const customers = useQuery(customersOptions({ query, page: Math.max(1, Number(search.page) || 1) }));
  const show = (next: { query?: string | undefined; page?: number | undefined }) =>
    void navigate({ to: '.', search: { ...next }, replace: true });
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        primary={
          hasRight('accounts') && (
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              {t('add')}
            </PrimaryButton>
          )
        }
      />
      <Stack gap={4}>
        <ListSearch wide label={t('search')} value={query} onSearch={(text) => show({ query: text || undefined })} />
        <DataList
          label={t('title')}
          columns={useColumns()}
          {...listed(customers, t('failed'))}
          rowId={(row) => row.id}
          rowName={(row) => row.name}
          rowQuiet={(row) => row.state === 'left'}
          renderLink={(row, children) => <Link to={pathTo('deskCustomer', { id: row.id })}>{children}</Link>}
          renderCard={(row) => (
            <>
              <Company row={row} />
              <State row={row} />
            </>
          )}
          summary={customers.data && t('count', { count: customers.data.meta.total })}
          empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
          onPage={(page) => show({ query: query || undefined, page })}
        />
      </Stack>
      {isAdding && <NewCustomerDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function useColumns(): Column<FoundCustomer>[] {
  const { t } = useTranslation('desk-customers');
  return [
    { key: 'name', header: t('name'), skeleton: 'lines', render: (row) => <Company row={row} /> },
    { key: 'state', header: t('state'), skeleton: 'chip', render: (row) => <State row={row} /> },
    { key: 'manager', header: t('manager'), skeleton: 'text', from: 'md', render: (row) => row.accountManager },
    { key: 'people', header: t('people'), skeleton: 'figure', align: 'end', from: 'lg', render: (row) => row.people },
  ];
}

function Company({ row }: { row: FoundCustomer }) {
  const { t } = useTranslation('desk-customers');
  return <Lines title={row.name} about={row.providers.join(', ') || t('noProvider')} />;
}

function State({ row }: { row: FoundCustomer }) {
  const { t } = useTranslation('desk-customers');
  return <StatusChip tone={TONES[row.state]}>{t(`states.${row.state}`)}</StatusChip>;
}
