import { LEAD_STATUSES } from '@bellbird/contract/couples/leads/lead-status.ts';
import { LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { monthsAfter } from '@bellbird/contract/insight/statistics/period.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { showCount, showShare } from '../parts/change.ts';
import { Figures } from '../parts/Figures.tsx';
import { BackgroundTasks } from '../parts/layout.ts';

/** From the visit to the deal, with the couples behind it. */
export function FunnelCard({ figures, providerId }: { figures: VisitFigures; providerId: number | undefined }) {
  const { t } = useTranslation('statistics');
  const { visits, requests, won, period } = figures;
  return (
    <Card aria-labelledby="visit-funnel">
      <CardHeader id="visit-funnel" title={t('funnel.title')} lead={t('funnel.definition')} />
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
      {requests.now > 0 && isListed(period.from, period.to) && (
        <BackgroundTasks>
          <Link to={pathTo('leads')} search={couplesOf(figures, providerId)}>
            {t('funnel.open', { count: requests.now })}
          </Link>{' '}
          {t('funnel.behind')}
        </BackgroundTasks>
      )}
    </Card>
  );
}

/** The list of couples goes back so far only: an older figure would not be what it shows. */
function isListed(from: string, to: string): boolean {
  return from > monthsAfter(to, -LEAD_WINDOW_MONTHS);
}

/** The same requests that were counted: neither typed in nor spam. */
function couplesOf({ period, providers }: VisitFigures, providerId: number | undefined) {
  return {
    createdAtStart: period.from,
    createdAtEnd: period.to,
    source: ['marketplace', 'app'],
    status: LEAD_STATUSES.filter((status) => status !== 'spam_reported'),
    providerIds: (providerId ? [providerId] : providers.map(({ id }) => id)).map(String),
  };
}
