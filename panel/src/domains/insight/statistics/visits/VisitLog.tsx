import type { VisitLogEntry } from '@bellbird/contract/insight/statistics';
import { VISIT_SOURCES } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import type { Column } from '#ui/list/types.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import { showCount } from '../parts/change.ts';
import { Choice } from '../parts/StatisticsFilters.tsx';
import { type StatisticsFilter, visitLogOptions } from '../statistics.queries.ts';
import type { StatisticsSearch } from '../use-statistics-search.ts';
import css from './VisitLog.module.css';

/** The individual visits, newest first. */
export function VisitLog({ search, filter }: { search: StatisticsSearch; filter: StatisticsFilter }) {
  const { t } = useTranslation('statistics');
  const { source, page, limit, go } = search;
  const log = useQuery(visitLogOptions({ ...filter, source, page, limit }));
  return (
    <section aria-labelledby="visit-log">
      <Text size="section" className={css.title} id="visit-log">
        {t('log.title')}
      </Text>
      <Quiet mb={3}>{t('log.definition')}</Quiet>
      <DataList
        label={t('log.title')}
        columns={useColumns()}
        rows={log.data?.data}
        failure={log.isLoadingError ? { title: t('log.failed'), onRetry: () => void log.refetch() } : undefined}
        rowId={(visit) => visit.id}
        rowName={(visit) => formatMoment(visit)}
        renderCard={(visit) => (
          <>
            <span className={css.moment}>{formatMoment(visit)}</span>
            <Visitor visit={visit} />
            <span>
              {t(`source.${visit.source}`)} · {visit.provider.name}
            </span>
          </>
        )}
        filters={
          <FilterChips>
            <SourceFilter search={search} />
          </FilterChips>
        }
        summary={log.data && t('log.count', { count: log.data.meta.total, number: showCount(log.data.meta.total) })}
        empty={<EmptyState title={t('log.empty.title')} text={t('log.empty.text')} />}
        paging={log.data?.meta}
        onPage={(next) => go({ page: next })}
        onLimit={(next) => go({ limit: next, page: undefined })}
      />
    </section>
  );
}

function SourceFilter({ search: { source, go } }: { search: StatisticsSearch }) {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <FilterChip
        label={t('log.source')}
        menu
        onClick={() => setOpen(true)}
        {...(source && {
          value: t(`source.${source}`),
          onClear: () => go({ source: undefined, page: undefined }),
        })}
      />
      <Menu anchorEl={() => place.current} open={isOpen} onClose={() => setOpen(false)}>
        {VISIT_SOURCES.map((each) => (
          <Choice key={each} isOn={each === source} onClick={() => go({ source: each, page: undefined })}>
            {t(`source.${each}`)}
          </Choice>
        ))}
      </Menu>
    </span>
  );
}

function useColumns(): Column<VisitLogEntry>[] {
  const { t } = useTranslation('statistics');
  return [
    {
      key: 'when',
      header: t('log.when'),
      render: (visit) => <span className={css.moment}>{formatMoment(visit)}</span>,
      skeleton: 'text',
    },
    { key: 'visitor', header: t('log.visitor'), render: (visit) => <Visitor visit={visit} />, skeleton: 'text' },
    { key: 'source', header: t('log.source'), render: ({ source }) => t(`source.${source}`), skeleton: 'text' },
    { key: 'provider', header: t('log.provider'), render: ({ provider }) => provider.name, from: 'md' },
    { key: 'page', header: t('log.page'), render: ({ page }) => page || '–', from: 'lg' },
  ];
}

function Visitor({ visit: { couple } }: { visit: VisitLogEntry }) {
  const { t } = useTranslation('statistics');
  if (!couple)
    return (
      <Text size="inherit" quiet>
        {t('log.unknown')}
      </Text>
    );
  return (
    <Link className={css.name} to={pathTo('lead', { id: couple.leadId })}>
      {couple.name}
    </Link>
  );
}

/** The time in the provider's time zone. */
function formatMoment({ visitedAt, provider }: VisitLogEntry): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: provider.timeZone } as const;
  return dateFormat(options).format(new Date(visitedAt));
}
