import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { CardsWaiting } from '../parts/CardsWaiting.tsx';
import { Cards, TwoColumns } from '../parts/layout.ts';
import { StatisticsFilters } from '../parts/StatisticsFilters.tsx';
import { advertsOptions, fetchExport, visitsOptions } from '../statistics.queries.ts';
import { useStatisticsSearch } from '../use-statistics-search.ts';
import { VISITS } from './first-data.ts';
import { AdvertsCard } from './AdvertsCard.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { ProvidersCard } from './ProvidersCard.tsx';
import { SourcesCard } from './SourcesCard.tsx';
import { VisitLog } from './VisitLog.tsx';
import { VisitsChart } from './VisitsChart.tsx';

export { firstData } from './first-data.ts';

/** Visits to the providers' pages, their sources, and what visitors did next. */
export function VisitsPage() {
  const { t } = useTranslation('statistics');
  const search = useStatisticsSearch(VISITS);
  const filter = { ...search.period, providerId: search.provider?.id };
  const visits = useQuery(visitsOptions(filter));
  // Asked for together with the visits, below which they are shown.
  const adverts = useQuery(advertsOptions(filter));
  const { from, to } = search.period;
  return (
    <Page>
      <PageHeader
        title={t('visits.title')}
        lead={t('visits.lead')}
        actions={<ExportButton fetch={() => fetchExport('visits', filter)} name={`visits-${from}-${to}`} />}
      />
      <StatisticsFilters search={search} />
      <Cards>
        <VisitsChart
          figures={visits.data}
          today={search.today}
          onRetry={visits.isLoadingError ? () => void visits.refetch() : undefined}
          view={search.view}
          onView={(view) => search.go({ view: view === 'table' ? view : undefined })}
        />
        {visits.isPending && <CardsWaiting />}
        {visits.data && visits.data.visits.now > 0 && (
          <>
            <TwoColumns>
              <SourcesCard figures={visits.data} providerId={search.provider?.id} />
              <FunnelCard figures={visits.data} providerId={search.provider?.id} />
            </TwoColumns>
            <TwoColumns>
              {visits.data.providers.length > 1 && <ProvidersCard figures={visits.data} />}
              <AdvertsCard figures={adverts.data} />
            </TwoColumns>
          </>
        )}
        <VisitLog search={search} filter={filter} />
      </Cards>
    </Page>
  );
}
