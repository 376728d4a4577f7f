import type { FailedJob } from '@bellbird/contract/desk/operations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { failedJobsOptions } from './operations.queries.ts';
import { useRetry } from './use-retry.ts';
import css from './OperationsPage.module.css';

/** What failed for good, with what it said; one can be tried again when its cause is gone. */
export function FailedJobs() {
  const { t } = useTranslation('desk-operations');
  const search = useSearch() as { queue?: string; page?: string };
  const navigate = useNavigate();
  const show = (next: Record<string, unknown>) => void navigate({ to: '.', search: next, replace: true });
  const jobs = useQuery(failedJobsOptions({ queue: search.queue, page: Math.max(1, Number(search.page) || 1) }));
  const retry = useRetry();
  return (
    <DataList
      label={t('jobs.title')}
      columns={useColumns((queue) => show({ queue }))}
      {...listed(jobs, t('failed'))}
      rowId={(row) => row.id}
      rowName={(row) => row.queue}
      renderCard={(row) => <Said job={row} />}
      renderActions={({ queue, id }) => (
        <Button
          size="small"
          loading={retry.isPending}
          aria-label={t('retryNamed', { name: queue })}
          onClick={() => retry.mutate({ queue, id })}
        >
          {t('retry')}
        </Button>
      )}
      filters={
        search.queue && (
          <FilterChips>
            <FilterChip
              label={t('jobs.queue')}
              value={search.queue}
              onClick={() => show({})}
              onClear={() => show({})}
            />
          </FilterChips>
        )
      }
      summary={jobs.data && t('queues.failed', { count: jobs.data.meta.total })}
      empty={<EmptyState title={t('jobs.none')} text={t('jobs.noneText')} />}
      onPage={(page) => show({ ...search, page })}
    />
  );
}

function useColumns(onQueue: (queue: string) => void): Column<FailedJob>[] {
  const { t } = useTranslation('desk-operations');
  return [
    { key: 'what', header: t('jobs.title'), skeleton: 'lines', render: (row) => <Said job={row} /> },
    {
      key: 'at',
      header: t('jobs.failedAt'),
      skeleton: 'text',
      render: ({ failedAt }) => <time dateTime={failedAt}>{showInstant(failedAt, LOCAL_ZONE)}</time>,
    },
    {
      key: 'tries',
      header: t('jobs.tries'),
      align: 'end',
      skeleton: 'figure',
      from: 'md',
      render: ({ tries }) => tries,
    },
    {
      key: 'queue',
      header: t('jobs.queue'),
      skeleton: 'text',
      from: 'lg',
      render: ({ queue }) => (
        <Button size="small" variant="text" onClick={() => onQueue(queue)}>
          {t('jobs.only')}
        </Button>
      ),
    },
  ];
}

function Said({ job }: { job: FailedJob }) {
  return (
    <span className={css.lines}>
      <b dir="ltr">{job.queue}</b>
      <small dir="ltr">{job.message}</small>
    </span>
  );
}
