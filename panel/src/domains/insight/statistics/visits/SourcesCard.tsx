import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { Bars } from '../parts/Bars.tsx';
import { showShare } from '../parts/change.ts';
import { toVisits } from '../parts/rows-behind.ts';

/** How visitors first reached the page that day. */
export function SourcesCard({ figures, providerId }: { figures: VisitFigures; providerId: number | undefined }) {
  const { t } = useTranslation('statistics');
  const of = { ...figures.period, providerIds: providerId ? [providerId] : [] };
  const bars = figures.sources.map(({ source, visits }) => ({
    key: source,
    name: t(`source.${source}`),
    value: visits,
    note: showShare(visits, figures.visits.now),
    search: toVisits(of, source).search,
  }));
  return (
    <Card title={t('sources.title')} lead={t('sources.definition')} titleId="visit-sources">
      <Bars label={t('sources.title')} bars={bars} to={pathTo('visitStatistics')} />
    </Card>
  );
}
