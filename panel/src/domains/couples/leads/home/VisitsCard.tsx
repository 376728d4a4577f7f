import type { Home } from '@bellbird/contract/insight/home';
import { daysAfter } from '@bellbird/contract/insight/statistics/period.ts';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { homeOptions } from './home.queries.ts';
import { toLinePaths } from './line-paths.ts';
import { total } from './visits.ts';

const HEIGHT = 96;

/** Visits per day, with the previous period dashed. Hidden if no package includes statistics. */
export function VisitsCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  if (home.isError || home.data?.visits === null) return null;
  return (
    <Card aria-labelledby="home-visits">
      <CardHeader
        id="home-visits"
        title={t('visits.title')}
        lead={t('visits.definition')}
        action={
          <Link component={RouterLink} to={pathTo('visitStatistics')} variant="body2">
            {t('visits.all')}
          </Link>
        }
      />
      <CardBody>
        {home.data ? <Line visits={home.data.visits} /> : <Skeleton variant="rounded" height={HEIGHT + 24} />}
      </CardBody>
    </Card>
  );
}

function Line({ visits }: { visits: NonNullable<Home['visits']> }) {
  const { t } = useTranslation('leads-home');
  const { days, daysBefore, from, to } = visits;
  if (total(days) + total(daysBefore) === 0) return <Quiet>{t('visits.none')}</Quiet>;
  // Today is not over yet and would look like a drop.
  const [line = '', before = ''] = toLinePaths([days.slice(0, -1), daysBefore.slice(0, -1)], HEIGHT);
  const day = (which: string) =>
    dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(which));
  return (
    <>
      {/* Drawn 100 wide and stretched, so that no width has to be measured. */}
      <Art
        role="img"
        aria-label={t('visits.description', { now: total(days), before: total(daysBefore) })}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="area" d={`${line}V${HEIGHT}H0Z`} />
        <path className="before" d={before} />
        <path className="now" d={line} />
      </Art>
      <Ends>
        <span>{day(from)}</span>
        <span>{t('visits.dashed')}</span>
        <span>{day(daysAfter(to, -1))}</span>
      </Ends>
    </>
  );
}

const Art = styled('svg')(({ theme }) => {
  const { chart } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    height: HEIGHT,
    overflow: 'visible',
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
    '& .area': { fill: chart.first, opacity: 0.07 },
    '& .now': { stroke: chart.first, strokeWidth: 2 },
    '& .before': { stroke: chart.previous, strokeWidth: 1.5, strokeDasharray: '4 4' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  };
});
const Ends = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 8,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
