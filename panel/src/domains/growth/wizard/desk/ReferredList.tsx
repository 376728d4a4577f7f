import type { ReferredCompany } from '@bellbird/contract/growth/wizard';
import { useQuery } from '@tanstack/react-query';
import { leftToRight } from '#platform/formats/left-to-right.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { referredOptions } from './desk-wizards.queries.ts';

type ReferredListProps = { onInvite: (company: ReferredCompany) => void };

/** The companies that vendors referred, with a button to invite each. */
export function ReferredList({ onInvite }: ReferredListProps) {
  const { t } = useTranslation('wizard');
  const search = useSearch() as { page?: string };
  const navigate = useNavigate();
  const page = Math.max(1, Number(search.page) || 1);
  const referred = useQuery(referredOptions(page));
  return (
    <DataList
      label={t('desk.tab.referred')}
      columns={useColumns()}
      {...listed(referred, t('desk.failed'))}
      rowId={(row) => row.id}
      rowName={(row) => row.companyName}
      renderCard={(row) => <Lines title={row.companyName} about={`${row.name}, ${leftToRight(row.phone)}`} />}
      renderActions={(row) => <Invite row={row} onInvite={onInvite} />}
      summary={referred.data && t('desk.count', { count: referred.data.meta.total })}
      empty={<EmptyState title={t('desk.noReferred')} text={t('desk.noReferredText')} />}
      onPage={(next) => void navigate({ to: '.', search: { ...search, page: next }, replace: true })}
    />
  );
}

function useColumns(): Column<ReferredCompany>[] {
  const { t } = useTranslation('wizard');
  return [
    {
      key: 'company',
      header: t('desk.column.company'),
      render: (row) => <Lines title={row.companyName} about={`${row.name}, ${leftToRight(row.phone)}`} />,
      skeleton: 'lines',
    },
    { key: 'category', header: t('category'), render: (row) => row.category, from: 'lg' },
    { key: 'from', header: t('desk.column.from'), render: (row) => row.customerName, from: 'md' },
    { key: 'when', header: t('desk.column.when'), render: (row) => showDay(row.createdAt), from: 'md' },
  ];
}

function Invite({ row, onInvite }: ReferredListProps & { row: ReferredCompany }) {
  const { t } = useTranslation('wizard');
  if (row.isInvited) return <StatusChip tone="deal">{t('desk.isInvited')}</StatusChip>;
  return (
    <Button size="small" aria-label={t('desk.inviteNamed', { company: row.companyName })} onClick={() => onInvite(row)}>
      {t('desk.inviteShort')}
    </Button>
  );
}
