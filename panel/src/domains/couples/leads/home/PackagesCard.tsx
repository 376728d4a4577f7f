import type { HomePackage } from '@bellbird/contract/insight/home';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { homeOptions } from './home.queries.ts';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
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
    <Card aria-labelledby="home-packages">
      <CardHeader id="home-packages" title={t('packages.title')} />
      <ul>
        {packages.map((each) => (
          <li className={cx(css.item, stretched.stretched)} key={each.providerId}>
            <Link to={pathTo('providerPayments', { providerId: each.providerId })} search={{ tab: 'packages' }}>
              {each.providerName}
            </Link>
            <small data-soon={each.isLimited || (each.endsOn !== null && each.endsOn < soon) || undefined}>
              <Term {...each} />
            </small>
          </li>
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
