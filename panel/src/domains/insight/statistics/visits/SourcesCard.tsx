import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { Bars } from '../parts/Bars.tsx';
import { showShare } from '../parts/change.ts';

/** How visitors first reached the page that day. */
export function SourcesCard({ figures }: { figures: VisitFigures }) {
  const { t } = useTranslation('statistics');
  const bars = figures.sources.map(({ source, visits }) => ({
    key: source,
    name: t(`source.${source}`),
    value: visits,
    note: showShare(visits, figures.visits.now),
  }));
  return (
    <Card aria-labelledby="visit-sources">
      <CardHeader id="visit-sources" title={t('sources.title')} lead={t('sources.definition')} />
      <Bars label={t('sources.title')} bars={bars} />
    </Card>
  );
}
