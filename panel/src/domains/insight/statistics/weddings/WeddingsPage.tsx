import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { CardsWaiting } from '../parts/CardsWaiting.tsx';
import { Cards, TwoColumns } from '../parts/layout.ts';
import { StatisticsFilters } from '../parts/StatisticsFilters.tsx';
import { fetchExport, weddingsOptions } from '../statistics.queries.ts';
import { useStatisticsSearch } from '../use-statistics-search.ts';
import { WEDDINGS } from './first-data.ts';
import { DealsChart } from './DealsChart.tsx';
import { BudgetsCard, GuestsCard, ReasonsCard, SeasonsCard, TimeCard, WeekdaysCard } from './KindsOfWeddings.tsx';
import { RatesCard } from './RatesCard.tsx';

export { firstData } from './first-data.ts';

/** Deals by month, conversion rates, and the kinds of weddings. */
export function WeddingsPage() {
  const { t } = useTranslation('statistics');
  const search = useStatisticsSearch(WEDDINGS);
  const filter = { ...search.period, providerId: search.provider?.id };
  const weddings = useQuery(weddingsOptions(filter));
  const { from, to } = search.period;
  const figures = weddings.data;
  return (
    <Page>
      <PageHeader
        title={t('weddings.title')}
        lead={t('weddings.lead')}
        actions={<ExportButton fetch={() => fetchExport('weddings', filter)} name={`weddings-${from}-${to}`} />}
      />
      <StatisticsFilters search={search} />
      <Cards>
        <DealsChart
          figures={figures}
          providerIds={(search.provider ? [search.provider] : search.providers).map(({ id }) => id)}
          onRetry={weddings.isLoadingError ? () => void weddings.refetch() : undefined}
          view={search.view}
          onView={(view) => search.go({ view: view === 'table' ? view : undefined })}
        />
        {weddings.isPending && <CardsWaiting />}
        {figures && figures.deals.now + figures.requests.now > 0 && (
          <>
            <RatesCard figures={figures} />
            <TwoColumns>
              <SeasonsCard figures={figures} />
              <WeekdaysCard figures={figures} />
              <GuestsCard figures={figures} />
              <BudgetsCard figures={figures} />
              <TimeCard figures={figures} />
              <ReasonsCard figures={figures} />
            </TwoColumns>
          </>
        )}
      </Cards>
    </Page>
  );
}
