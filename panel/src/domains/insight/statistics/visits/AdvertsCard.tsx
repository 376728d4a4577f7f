import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { showCount, showShare } from '../parts/change.ts';
import { Figures } from '../parts/Figures.tsx';
import { type StatisticsFilter, advertsOptions } from '../statistics.queries.ts';

/** How the provider's advertisements did. Hidden if none were shown. */
export function AdvertsCard({ filter }: { filter: StatisticsFilter }) {
  const { t } = useTranslation('statistics');
  const { data } = useQuery(advertsOptions(filter));
  if (!data || data.shown.now + data.shown.before === 0) return null;
  const { shown, clicked } = data;
  return (
    <Card aria-labelledby="visit-adverts">
      <CardHeader id="visit-adverts" title={t('adverts.title')} lead={t('adverts.definition')} />
      <Figures
        figures={[
          {
            name: t('adverts.shown'),
            value: showCount(shown.now),
            note: t('funnel.before', { number: showCount(shown.before) }),
          },
          {
            name: t('adverts.clicked'),
            value: showCount(clicked.now),
            note: t('funnel.before', { number: showCount(clicked.before) }),
          },
          {
            name: t('adverts.rate'),
            value: showShare(clicked.now, shown.now) ?? '–',
            note: t('adverts.rateBefore', { share: showShare(clicked.before, shown.before) ?? '–' }),
          },
        ]}
      />
    </Card>
  );
}
