import type { ChangeRequest } from '@bellbird/contract/listing/provider-data';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { Column } from '#ui/list/types.ts';
import { proposalsOptions } from './proposals.queries.ts';
import css from './ProposalsPage.module.css';

const ProposeDialog = lazyPart(() => import('./ProposeDialog.tsx'), 'ProposeDialog');

const TONES = { pending: 'pending', approved: 'deal', rejected: 'reject' } as const;

/** The team's proposals for listings and the vendors' answers. */
export function ProposalsPage() {
  const { t } = useTranslation('provider-data');
  const search = useSearch() as { page?: string };
  const navigate = useNavigate();
  const page = Math.max(1, Number(search.page) || 1);
  const proposals = useQuery(proposalsOptions(page));
  const [isProposing, setProposing] = useState(false);
  const propose = (
    <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setProposing(true)}>
      {t('desk.propose')}
    </PrimaryButton>
  );
  return (
    <Page>
      <PageHeader title={t('desk.title')} lead={t('desk.lead')} primary={propose} />
      <DataList
        label={t('desk.title')}
        columns={useColumns()}
        rows={proposals.data?.data}
        busy={proposals.isPlaceholderData}
        failure={
          proposals.isLoadingError ? { title: t('desk.failed'), onRetry: () => void proposals.refetch() } : undefined
        }
        rowId={(row) => row.id}
        rowName={(row) => row.provider.name}
        renderCard={(row) => (
          <>
            <b>{row.provider.name}</b>
            <Change row={row} />
            <Status row={row} />
          </>
        )}
        summary={proposals.data && t('desk.count', { count: proposals.data.meta.total })}
        empty={<EmptyState title={t('desk.emptyTitle')} text={t('desk.emptyText')} />}
        paging={proposals.data?.meta}
        onPage={(next) => void navigate({ to: '.', search: { ...search, page: next }, replace: true })}
      />
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
    </Page>
  );
}

function useColumns(): Column<ChangeRequest>[] {
  const { t } = useTranslation('provider-data');
  return [
    { key: 'provider', header: t('desk.column.provider'), render: (row) => <b>{row.provider.name}</b> },
    { key: 'change', header: t('desk.column.change'), render: (row) => <Change row={row} />, skeleton: 'lines' },
    { key: 'status', header: t('desk.column.status'), render: (row) => <Status row={row} />, skeleton: 'chip' },
    { key: 'when', header: t('desk.column.when'), render: (row) => showDay(row.createdAt), from: 'md' },
  ];
}

function Change({ row }: { row: ChangeRequest }) {
  return (
    <span className={css.words}>
      <span>{row.form.label}</span>
      <small dir="auto">{row.valueText}</small>
      {row.note && <small>‘{row.note}’</small>}
    </span>
  );
}

function Status({ row }: { row: ChangeRequest }) {
  const { t } = useTranslation('provider-data');
  return <StatusChip tone={TONES[row.status]}>{t(`desk.status.${row.status}`)}</StatusChip>;
}
