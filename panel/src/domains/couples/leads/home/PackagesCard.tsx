import type { HomePackage } from '@bellbird/contract/insight/home';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';
import { homeOptions } from './home.queries.ts';

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
          <Item key={each.providerId}>
            <Link to={pathTo('providerPayments', { providerId: each.providerId })} search={{ tab: 'packages' }}>
              {each.providerName}
            </Link>
            <small data-soon={each.isLimited || (each.endsOn !== null && each.endsOn < soon) || undefined}>
              <Term {...each} />
            </small>
          </Item>
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

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '12px 20px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  ...stretchedLink(theme.vars.palette.primary.main),
  '& a': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& small[data-soon]': { color: theme.vars.palette.waratah.ink },
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));
