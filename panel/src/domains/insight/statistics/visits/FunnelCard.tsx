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
import { CardFooter } from '../parts/layout.ts';

/** From visits to requests to deals, with a link to the couples. */
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
        <CardFooter>
          <Link to={pathTo('leads')} search={toCouplesSearch(figures, providerId)}>
            {t('funnel.open', { count: requests.now })}
          </Link>{' '}
          {t('funnel.openNote')}
        </CardFooter>
      )}
    </Card>
  );
}

/** The list of couples covers only these months, so older figures have no link. */
function isListed(from: string, to: string): boolean {
  return from > monthsAfter(to, -LEAD_WINDOW_MONTHS);
}

/** The filter for the requests that were counted: neither added by hand nor spam. */
function toCouplesSearch({ period, providers }: VisitFigures, providerId: number | undefined) {
  return {
    createdAtStart: period.from,
    createdAtEnd: period.to,
    source: ['marketplace', 'app'],
    status: LEAD_STATUSES.filter((status) => status !== 'spam_reported'),
    providerIds: (providerId ? [providerId] : providers.map(({ id }) => id)).map(String),
  };
}
