import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { ANSWER_GOAL } from '@bellbird/contract/desk/overview/answer-goal.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { numberFormat } from '#platform/formats/intl.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Text } from '#ui/Text.tsx';
import { useLasting } from './use-lasting.ts';
import { CHART, weekLine } from './week-line.ts';
import css from './AnswersCard.module.css';

/** How fast vendors answer, all together, and who keeps couples waiting. */
export function AnswersCard({ weeks, slow }: Pick<DeskOverview, 'weeks' | 'slow'>) {
  const { t } = useTranslation('desk-overview');
  const { minutes, since } = useLasting();
  const hasRight = useTeamRights();
  const now = weeks.at(-1);
  const median = now?.medianMinutes ?? null;
  const share = now && now.requests > 0 ? Math.round((100 * now.quick) / now.requests) : 0;
  return (
    <Card>
      <CardHeader title={t('answers.title')} lead={t('answers.lead')} />
      <CardBody className={css.answers}>
        <div className={css.figures}>
          <Text size="small" quiet>
            {t('answers.median')}
          </Text>
          <Text size="number">{median === null ? t('answers.none') : minutes(median)}</Text>
          <Text size="small">{t('answers.share', { share, hours: ANSWER_GOAL.hours })}</Text>
          <Meter value={share} label={t('answers.share', { share, hours: ANSWER_GOAL.hours })} />
          <Text size="small" quiet>
            {t('answers.goal', { goal: ANSWER_GOAL.percent })}
          </Text>
        </div>
        <Chart weeks={weeks} />
      </CardBody>
      <CardBody>
        <WeekFigures weeks={weeks} />
      </CardBody>
      {slow.map(({ provider, customerId, couples, since: first }) => (
        <CardBody key={provider.id} className={css.slow}>
          <span>
            {hasRight('customers') ? (
              <Link className={css.name} to={pathTo('deskCustomer', { id: customerId })}>
                {provider.name}
              </Link>
            ) : (
              <b>{provider.name}</b>
            )}
            <Text size="small" quiet>
              {t('answers.waiting', { count: couples, time: since(first) })}
            </Text>
          </span>
        </CardBody>
      ))}
    </Card>
  );
}

function Chart({ weeks }: Pick<DeskOverview, 'weeks'>) {
  const { t } = useTranslation('desk-overview');
  const { minutes } = useLasting();
  const { points, most } = weekLine(weeks);
  const [first] = weeks;
  return (
    <figure className={css.chart}>
      <Text component="span" size="caption" quiet>
        {minutes(most)}
      </Text>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={t('answers.chart')}>
        <line x1="0" x2={CHART.width} y1="0" y2="0" />
        <line x1="0" x2={CHART.width} y1={CHART.height} y2={CHART.height} />
        <polyline points={points} />
      </svg>
      <figcaption>
        <span>{first && showDay(first.week)}</span>
        <span>{t('answers.thisWeek')}</span>
      </figcaption>
    </figure>
  );
}

/** The same as numbers, for this week and the last. */
function WeekFigures({ weeks }: Pick<DeskOverview, 'weeks'>) {
  const { t } = useTranslation('desk-overview');
  const percent = (part: number, all: number) => numberFormat({ style: 'percent' }).format(all > 0 ? part / all : 0);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('week.requests')}</th>
          <th scope="col">{t('week.unanswered')}</th>
          <th scope="col">{t('week.spam')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks
          .slice(-2)
          .toReversed()
          .map(({ week, requests, answered, spam }, at) => (
            <tr key={week}>
              <th scope="row">{t(at === 0 ? 'week.this' : 'week.last')}</th>
              <td>{numberFormat().format(requests)}</td>
              <td>{percent(requests - answered, requests)}</td>
              <td>{percent(spam, requests + spam)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
