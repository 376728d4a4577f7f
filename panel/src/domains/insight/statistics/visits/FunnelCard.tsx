import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Card } from '#ui/Card.tsx';
import { showCount, showShare } from '../parts/change.ts';
import { Figures } from '../parts/Figures.tsx';
import { CardFooter } from '../parts/layout.ts';
import { toRequests } from '../parts/rows-behind.ts';

/** From visits to requests to deals, with a link to the couples. */
export function FunnelCard({ figures, providerId }: { figures: VisitFigures; providerId: number | undefined }) {
  const { t } = useTranslation('statistics');
  const { visits, requests, won, period, providers } = figures;
  const providerIds = providerId ? [providerId] : providers.map(({ id }) => id);
  return (
    <Card title={t('funnel.title')} lead={t('funnel.definition')} titleId="visit-funnel">
      <Figures
        figures={[
          {
            name: t('series.visits'),
            value: showCount(visits.now),
            note: t('funnel.before', { number: showCount(visits.before) }),
          },
          {
            name: t('funnel.requests'),
            value: showCount(requests.now),
            note: t('funnel.ofVisits', { share: showShare(requests.now, visits.now) ?? '–' }),
          },
          {
            name: t('funnel.deals'),
            value: showCount(won.now),
            note: t('funnel.ofRequests', { share: showShare(won.now, requests.now) ?? '–' }),
          },
        ]}
      />
      {requests.now > 0 && (
        <CardFooter>
          <Link {...toRequests({ ...period, providerIds })}>{t('funnel.open', { count: requests.now })}</Link>{' '}
          {t('funnel.openNote')}
        </CardFooter>
      )}
    </Card>
  );
}
