import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { QueuesCard } from './QueuesCard.tsx';
import { ServicesCard } from './ServicesCard.tsx';
import { SizesCard, SlowCard, VersionsCard } from './SystemCards.tsx';
import { operationsOptions } from './operations.queries.ts';
import css from './OperationsPage.module.css';

/** How the machines are. It looks again by itself, so that it is true while something is broken. */
export function OperationsPage() {
  const { t } = useTranslation('desk-operations');
  const operations = useQuery(operationsOptions);
  const { data } = operations;
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {operations.isLoadingError && (
        <Card>
          <ErrorState title={t('failed')} onRetry={() => void operations.refetch()} />
        </Card>
      )}
      {operations.isPending && <Skeleton height={400} />}
      {data && (
        <Stack gap={5}>
          <div className={css.columns}>
            <ServicesCard services={data.services} unmatched={data.unmatched} />
            <QueuesCard queues={data.queues} />
          </div>
          <FailedJobs />
          <div className={css.columns}>
            <SizesCard database={data.database} files={data.files} />
            <Stack gap={5}>
              <SlowCard slow={data.slow} />
              <VersionsCard versions={data.versions} />
            </Stack>
          </div>
        </Stack>
      )}
    </Page>
  );
}
