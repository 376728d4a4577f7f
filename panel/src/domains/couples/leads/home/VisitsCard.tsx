import type { Home } from '@bellbird/contract/insight/home';
import { daysAfter } from '@bellbird/contract/insight/statistics/period.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat, numberFormat } from '#platform/formats/intl.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { homeOptions } from './home.queries.ts';
import { toAxisTop, toLinePaths } from './line-paths.ts';
import { percentChange, total } from './visits.ts';
import css from './VisitsCard.module.css';

const HEIGHT = 96;

/** Visits per day, with the previous period dashed. Hidden if no package includes statistics. */
export function VisitsCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  if (home.isLoadingError || home.data?.visits === null) return null;
  return (
    <Card
      title={t('visits.title')}
      lead={<Lead visits={home.data?.visits} />}
      action={
        <TextLink component={RouterLink} to={pathTo('visitStatistics')} size="small">
          {t('visits.all')}
        </TextLink>
      }
      titleId="home-visits"
    >
      <CardBody>
        {home.data ? <Line visits={home.data.visits} /> : <Skeleton variant="rounded" height={HEIGHT + 24} />}
      </CardBody>
    </Card>
  );
}

/** The sum and its change; then what exactly is counted. */
function Lead({ visits }: { visits: Home['visits'] | undefined }) {
  const { t } = useTranslation('leads-home');
  const change = visits ? percentChange(total(visits.days), total(visits.daysBefore)) : undefined;
  const percent = { style: 'percent', signDisplay: 'exceptZero' } as const;
  const sum = visits && {
    visits: numberFormat().format(total(visits.days)),
    change: numberFormat(percent).format((change ?? 0) / 100),
  };
  return (
    <>
      <b className={css.sum}>
        {sum ? t(change === undefined ? 'visits.sumFirst' : 'visits.sum', sum) : <Skeleton width="28ch" />}
      </b>
      {t('visits.definition')}
    </>
  );
}

function Line({ visits }: { visits: NonNullable<Home['visits']> }) {
  const { t } = useTranslation('leads-home');
  const { days, daysBefore, from, to } = visits;
  if (total(days) + total(daysBefore) === 0) return <Quiet>{t('visits.none')}</Quiet>;
  // Today is not over yet and would look like a drop.
  const rows = [days.slice(0, -1), daysBefore.slice(0, -1)];
  const top = toAxisTop(Math.max(...rows.flat()));
  const [line = '', before = ''] = toLinePaths(rows, HEIGHT, top);
  const day = (which: string) =>
    dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(which));
  return (
    <>
      <div className={css.chart}>
        <div className={css.axis} aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{numberFormat().format(value)}</span>
          ))}
        </div>
        {/* Drawn 100 wide and stretched, so that no width has to be measured. */}
        <svg
          className={css.art}
          data-mirrored
          role="img"
          aria-label={t('visits.description', { now: total(days), before: total(daysBefore) })}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path className={css.grid} d={`M0 0H100M0 ${HEIGHT / 2}H100M0 ${HEIGHT}H100`} />
          <path className={css.area} d={`${line}V${HEIGHT}H0Z`} />
          <path className={css.before} d={before} />
          <path className={css.now} d={line} />
        </svg>
      </div>
      <Row gap={2} align="stretch" justify="between" className={css.ends}>
        <span>{day(from)}</span>
        <span>{t('visits.dashed')}</span>
        <span>{day(daysAfter(to, -1))}</span>
      </Row>
    </>
  );
}
