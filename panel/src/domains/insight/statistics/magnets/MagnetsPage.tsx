import type { MagnetFigures } from '@bellbird/contract/insight/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Bars } from '../parts/Bars.tsx';
import { showChange, showCount, showShare } from '../parts/change.ts';
import { ExportButton } from '../parts/ExportButton.tsx';
import { Figures } from '../parts/Figures.tsx';
import { CardFooter, Cards, TwoColumns } from '../parts/layout.ts';
import { StatisticsFilters } from '../parts/StatisticsFilters.tsx';
import { span } from '../format-days.ts';
import { fetchExport, magnetsOptions } from '../statistics.queries.ts';
import { type StatisticsSearch, useStatisticsSearch } from '../use-statistics-search.ts';
import { MAGNETS } from './first-data.ts';
import { MagnetsSkeleton } from './MagnetsSkeleton.tsx';

export { firstData } from './first-data.ts';

/** Which parts of the listing bring couples to it, and whether they send a request. */
export function MagnetsPage() {
  const { t } = useTranslation('statistics');
  const search = useStatisticsSearch(MAGNETS);
  const filter = { ...search.period, providerId: search.provider?.id };
  const magnets = useQuery(magnetsOptions(filter));
  const { from, to } = search.period;
  return (
    <Page>
      <PageHeader
        title={t('magnets.title')}
        lead={t('magnets.lead')}
        actions={<ExportButton fetch={() => fetchExport('magnets', filter)} name={`magnets-${from}-${to}`} />}
      />
      <StatisticsFilters search={search} />
      {magnets.isLoadingError ? (
        <Card>
          <ErrorState onRetry={() => void magnets.refetch()} />
        </Card>
      ) : magnets.data ? (
        <MagnetCards figures={magnets.data} search={search} />
      ) : (
        <MagnetsSkeleton />
      )}
    </Page>
  );
}

function MagnetCards({ figures, search }: { figures: MagnetFigures; search: StatisticsSearch }) {
  const { t } = useTranslation('statistics');
  const { magnets, visits, period } = figures;
  const drawn = magnets.reduce((sum, each) => sum + each.visits.now, 0);
  if (drawn === 0)
    return (
      <Card>
        <EmptyState title={t('magnets.empty.title')} text={t('magnets.empty.text')} />
      </Card>
    );
  return (
    <Cards>
      <Card title={t('magnets.bySource.title')} lead={t('magnets.bySource.definition')} titleId="magnets-by-source">
        <Bars
          label={t('magnets.bySource.title')}
          bars={magnets.map(({ magnet, visits: { now } }) => ({
            key: magnet,
            name: t(`magnet.${magnet}`),
            value: now,
            note: showShare(now, visits),
          }))}
        />
        <CardFooter>
          {t('magnets.bySource.total', { drawn: showCount(drawn), visits: showCount(visits), span: span(period) })}
        </CardFooter>
      </Card>
      <TwoColumns>
        {magnets.map((each) => (
          <MagnetCard key={each.magnet} each={each} search={search} />
        ))}
      </TwoColumns>
    </Cards>
  );
}

type Magnet = MagnetFigures['magnets'][number];

function MagnetCard({ each: { magnet, visits, requests, deals }, search }: { each: Magnet; search: StatisticsSearch }) {
  const { t } = useTranslation('statistics');
  const { choice, period, provider } = search;
  const days = choice ? { period: choice } : period;
  return (
    <Card title={t(`magnet.${magnet}`)} lead={t(`magnet.${magnet}About`)} titleId={`magnet-${magnet}`}>
      <Figures
        figures={[
          {
            name: t('magnets.visits'),
            value: showCount(visits.now),
            note: showChange(visits.now, visits.before) ?? t('magnets.noneBefore'),
          },
          {
            name: t('funnel.requests'),
            value: showCount(requests),
            note: t('magnets.ofVisits', { share: showShare(requests, visits.now) ?? '–' }),
          },
          {
            name: t('funnel.deals'),
            value: showCount(deals),
            note: t('funnel.ofRequests', { share: showShare(deals, requests) ?? '–' }),
          },
        ]}
      />
      {visits.now > 0 && (
        <CardFooter>
          <Link
            to={pathTo('visitStatistics')}
            search={{ ...days, source: magnet, ...(provider && { provider: String(provider.id) }) }}
          >
            {t('magnets.open')}
          </Link>
        </CardFooter>
      )}
    </Card>
  );
}
