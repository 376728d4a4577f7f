import type { LeadSort, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useQuery } from '@tanstack/react-query';
import CircleDot from 'lucide-react/icons/circle-dot';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { RowId } from '#ui/list/types.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useLeadMoves } from '../steps/use-lead-moves.tsx';
import { leadName } from '../parts/lead-name.ts';
import { rememberList } from '../neighbours/last-list.ts';
import { useLeadColumns } from './lead-columns.tsx';
import { filterQuery, isFiltered } from './lead-search.ts';
import { LeadCard } from './LeadCard.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadRowMenu } from './LeadRowMenu.tsx';
import { leadsOptions } from './list.queries.ts';
import { useLeadSteps } from './use-lead-steps.ts';
import { useSwipeActions } from './use-swipe-actions.tsx';
import type { LeadListControls } from './use-lead-list.ts';

const ChangeStatusDialog = lazyPart(() => import('./ChangeStatusDialog.tsx'), 'ChangeStatusDialog');

/** The direction of each column's sort order, which the server decides. */
const DIRECTIONS = { name: 'asc', wedding: 'asc', budget: 'desc', waiting: 'desc', answer: 'desc' } as const;
type ColumnSort = keyof typeof DIRECTIONS;
const NOBODY: ReadonlySet<RowId> = new Set();

type Change = { leads: readonly LeadSummary[]; status?: LeadStatus };

export function LeadList({ list, onAdd }: { list: LeadListControls; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation('leads-list');
  const { state } = list;
  const { sort, page, limit } = state;
  const leads = useQuery(leadsOptions({ ...filterQuery(state), sort, page, limit }));
  const rows = leads.data?.data;
  const isAboutAnswers = state.answered || sort === 'answer';
  const columns = useLeadColumns({ isAboutAnswers, wanted: state.coupleName });
  // A selection only covers visible rows: another page or filter clears it.
  const [picked, setPicked] = useState({ search: '', ids: NOBODY });
  const selected = picked.search === list.search ? picked.ids : NOBODY;
  const setSelected = (ids: ReadonlySet<RowId>) => setPicked({ search: list.search, ids });
  const [change, setChange] = useState<Change>();
  const steps = useLeadSteps();
  const moves = useLeadMoves();
  const { begin } = moves;
  const renderMenu = useCallback((lead: LeadSummary) => <LeadRowMenu lead={lead} onMove={begin} />, [begin]);
  const { coupleName } = state;
  const renderCard = useCallback(
    (lead: LeadSummary, link: (children: ReactNode) => ReactNode) => (
      <LeadCard lead={lead} isAboutAnswers={isAboutAnswers} wanted={coupleName} link={link} />
    ),
    [isAboutAnswers, coupleName],
  );
  const swipeActions = useSwipeActions(begin);
  // Cards have no menu: they are moved aside; the same actions are under ‘Select’ and on the couple's page.
  const isPhone = useMediaQuery('(width < 600px)');
  const chosen = rows?.filter((lead) => selected.has(lead.id)) ?? [];

  useEffect(() => {
    if (!leads.data || leads.isPlaceholderData) return;
    const { data, meta } = leads.data;
    const pages = { first: meta.page, last: meta.page };
    rememberList({ search: list.search, ids: data.map((lead) => lead.id), total: meta.total, pages });
  }, [leads.data, leads.isPlaceholderData, list.search]);

  return (
    <>
      <DataList
        label={t('title')}
        columns={columns}
        rows={rows}
        busy={leads.isPlaceholderData}
        failure={leads.isLoadingError ? { title: t('failed'), onRetry: () => void leads.refetch() } : undefined}
        rowId={(lead) => lead.id}
        rowName={leadName}
        rowQuiet={(lead) => !lead.isWedding}
        renderLink={renderLink}
        renderActions={isPhone ? undefined : renderMenu}
        renderCard={renderCard}
        swipeActions={swipeActions}
        filters={<LeadFilters list={list} />}
        summary={leads.data && t('count', { count: leads.data.meta.total })}
        remember="couples"
        empty={<Nobody list={list} onAdd={onAdd} />}
        selected={selected}
        onSelected={setSelected}
        bulkActions={[
          {
            key: 'read',
            label: t('bulk.markRead'),
            icon: <Eye aria-hidden />,
            onClick: () => void steps.markRead(chosen),
          },
          {
            key: 'unread',
            label: t('bulk.markUnread'),
            icon: <EyeOff aria-hidden />,
            onClick: () => void steps.markUnread(chosen),
          },
          {
            key: 'status',
            label: t('bulk.status'),
            icon: <CircleDot aria-hidden />,
            onClick: () => setChange({ leads: chosen }),
          },
          {
            key: 'reject',
            label: t('bulk.reject'),
            icon: <UserX aria-hidden />,
            onClick: () => setChange({ leads: chosen, status: 'rejected' }),
          },
        ]}
        sort={sort in DIRECTIONS ? { key: sort, direction: DIRECTIONS[sort as ColumnSort] } : undefined}
        onSort={({ key }) => list.sort(key === sort ? 'newest' : (key as LeadSort))}
        paging={leads.data?.meta}
        onPage={list.page}
        onLimit={list.limit}
      />
      {moves.dialog}
      {change && (
        <ChangeStatusDialog {...change} onClose={() => setChange(undefined)} onDone={() => setSelected(NOBODY)} />
      )}
    </>
  );
}

function renderLink(lead: LeadSummary, words: ReactNode) {
  return <Link to={pathTo('lead', { id: lead.id })}>{words}</Link>;
}

/** Two cases: no requests at all, or none that match the filters. */
function Nobody({ list, onAdd }: { list: LeadListControls; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation('leads-list');
  if (isFiltered(list.state))
    return (
      <EmptyState
        drawing={<QuietNest />}
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
        actions={
          <>
            <Button onClick={list.clear}>{t('empty.clear')}</Button>
            {!list.state.older && <Button onClick={() => list.filter({ older: true })}>{t('empty.older')}</Button>}
          </>
        }
      />
    );
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          {onAdd && <Button onClick={onAdd}>{t('addCouple')}</Button>}
          {onAdd && <Button onClick={() => list.filter({ older: true })}>{t('empty.older')}</Button>}
        </>
      }
    />
  );
}
