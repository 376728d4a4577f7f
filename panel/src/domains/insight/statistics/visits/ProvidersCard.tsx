import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { Bars } from '../parts/Bars.tsx';
import { showChange } from '../parts/change.ts';
import { toVisits } from '../parts/rows-behind.ts';

/** The visits of each provider. */
export function ProvidersCard({ figures }: { figures: VisitFigures }) {
  const { t } = useTranslation('statistics');
  const bars = figures.providers.map(({ id, name, visits }) => ({
    key: String(id),
    name,
    value: visits.now,
    note: showChange(visits.now, visits.before),
    search: toVisits({ ...figures.period, providerIds: [id] }).search,
  }));
  return (
    <Card title={t('providers.title')} lead={t('providers.definition')} titleId="visit-providers">
      <Bars label={t('providers.title')} bars={bars} to={pathTo('visitStatistics')} />
    </Card>
  );
}
