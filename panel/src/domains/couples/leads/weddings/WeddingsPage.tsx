import type { Wedding } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Highlight } from '#ui/lazy/Highlight.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { CardLines } from '#ui/list/CardLines.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { WeddingFilters } from './WeddingFilters.tsx';
import { type WeddingListControls, useWeddingList } from './use-wedding-list.ts';
import { WeddingMoment, WeddingNext, WeddingPrice, useWeddingColumns } from './wedding-columns.tsx';
import { isNarrowed, toWeddingQuery } from './wedding-search.ts';
import { fetchWeddingsFile, weddingsOptions } from './weddings.queries.ts';

/** Booked weddings: those to come, and those of the past. */
export function WeddingsPage() {
  const { t } = useTranslation(['weddings', 'leads-list', 'lead-parts']);
  const list = useWeddingList();
  const { state } = list;
  const { page, limit } = state;
  const weddings = useQuery(weddingsOptions({ ...toWeddingQuery(state), page, limit }));
  const columns = useWeddingColumns(state.coupleName);
  const isNarrow = useMediaQuery('(width < 1000px)');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={isNarrow ? undefined : t(`lead.${state.period}`)}
        quick={<ExportWeddings list={list} />}
        actions={
          <Segmented
            label={t('period.label')}
            value={state.period}
            onChange={list.show}
            options={[
              { value: 'upcoming', label: t('period.upcoming') },
              { value: 'past', label: t('period.past') },
            ]}
          />
        }
      />
      <DataList
        label={t('title')}
        columns={columns}
        rows={weddings.data?.data}
        busy={weddings.isPlaceholderData}
        failure={weddings.isLoadingError ? { title: t('failed'), onRetry: () => void weddings.refetch() } : undefined}
        rowId={(wedding) => wedding.id}
        rowName={(wedding) => wedding.coupleName}
        rowQuiet={(wedding) => wedding.isCancelled}
        renderLink={renderLink}
        renderCard={(wedding, link) => link(<WeddingCard wedding={wedding} wanted={state.coupleName} />)}
        filters={<WeddingFilters list={list} />}
        summary={weddings.data && t('count', { count: weddings.data.meta.total })}
        remember="weddings"
        empty={<NoWeddings list={list} />}
        paging={weddings.data?.meta}
        onPage={list.page}
        onLimit={list.limit}
      />
    </Page>
  );
}

function renderLink(wedding: Wedding, words: ReactNode) {
  return <Link to={pathTo('lead', { id: wedding.leadId })}>{words}</Link>;
}

/** A wedding in the list on a phone. */
function WeddingCard({ wedding, wanted }: { wedding: Wedding; wanted: string | undefined }) {
  return (
    <CardLines
      name={wedding.coupleName}
      title={<Highlight text={wedding.coupleName} part={wanted} />}
      titleEnd={<WeddingPrice wedding={wedding} />}
      below={<WeddingMoment day={wedding.weddingDate} />}
      belowEnd={<WeddingNext wedding={wedding} />}
    />
  );
}

function ExportWeddings({ list }: { list: WeddingListControls }) {
  const { t } = useTranslation('weddings');
  const { isBusy, download } = useDownload();
  const fetchFile = () => fetchWeddingsFile(toWeddingQuery(list.state));
  return <ExportButton label={t('export')} isBusy={isBusy} onExport={() => download(fetchFile, `${t('file')}.csv`)} />;
}

/** None at all, or none that match the filters. */
function NoWeddings({ list }: { list: WeddingListControls }) {
  const { t } = useTranslation('weddings');
  if (isNarrowed(list.state))
    return (
      <EmptyState
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
        actions={<Button onClick={list.clear}>{t('empty.clear')}</Button>}
      />
    );
  return <EmptyState title={t(`empty.${list.state.period}`)} text={t('empty.text')} />;
}
