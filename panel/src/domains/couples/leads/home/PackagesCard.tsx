import type { HomePackage } from '@bellbird/contract/insight/home';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { homeOptions } from './home.queries.ts';
import { CardRow } from '#ui/list/CardRow.tsx';
import css from './PackagesCard.module.css';

/** How long before its end a package is highlighted. */
const SOON_MS = 30 * 24 * 60 * 60 * 1000;

/** When the providers' packages end, the first to end first. */
export function PackagesCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const packages = useQuery(homeOptions(now)).data?.packages ?? [];
  if (packages.length === 0) return null;
  const soon = toDay(new Date(now.getTime() + SOON_MS));
  return (
    <Card title={t('packages.title')} titleId="home-packages">
      <ul>
        {packages.map((each) => (
          <CardRow key={each.providerId} linked>
            <Link to={pathTo('providerPayments', { providerId: each.providerId })} search={{ tab: 'packages' }}>
              {each.providerName}
            </Link>
            <small
              className={css.term}
              data-soon={each.isLimited || (each.endsOn !== null && each.endsOn < soon) || undefined}
            >
              <Term {...each} />
            </small>
          </CardRow>
        ))}
      </ul>
    </Card>
  );
}

function Term({ name, endsOn, isLimited }: HomePackage) {
  const { t } = useTranslation('leads-home');
  if (endsOn === null) return isLimited ? t('packages.limited') : name;
  return t(isLimited ? 'packages.ended' : 'packages.until', { name, day: showDay(endsOn) });
}
