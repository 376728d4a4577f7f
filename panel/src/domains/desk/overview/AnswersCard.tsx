import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { ANSWER_GOAL } from '@bellbird/contract/desk/overview/answer-goal.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { numberFormat } from '#platform/formats/intl.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SlowVendorLine } from './SlowVendorLine.tsx';
import { useLasting } from './use-lasting.ts';
import { toFigure } from './use-request-figure.ts';
import { CHART, weekLine } from './week-line.ts';
import css from './AnswersCard.module.css';

/** How fast vendors answer, all together, and who keeps couples waiting. */
export function AnswersCard({ weeks, slow }: Pick<DeskOverview, 'weeks' | 'slow'>) {
  const { t } = useTranslation('desk-overview');
  const { minutes } = useLasting();
  const now = weeks.at(-1);
  const median = now?.medianMinutes ?? null;
  const share = now && now.requests > 0 ? Math.round((100 * now.quick) / now.requests) : 0;
  return (
    <Card title={t('answers.title')} lead={t('answers.lead')}>
      <CardBody className={css.answers}>
        <Stack gap={2}>
          <Quiet>{t('answers.median')}</Quiet>
          <Text size="number">
            {median === null || !now ? (
              t('answers.none')
            ) : (
              <Link className={css.number} to={pathTo('desk')} search={toFigure('answered', { week: now.week })}>
                {minutes(median)}
              </Link>
            )}
          </Text>
          <Text size="small">
            {now && now.quick > 0 ? (
              <Link className={css.number} to={pathTo('desk')} search={toFigure('quick', { week: now.week })}>
                {t('answers.share', { share, hours: ANSWER_GOAL.hours })}
              </Link>
            ) : (
              t('answers.share', { share, hours: ANSWER_GOAL.hours })
            )}
          </Text>
          <Meter value={share} label={t('answers.share', { share, hours: ANSWER_GOAL.hours })} />
          <Quiet>{t('answers.goal', { goal: ANSWER_GOAL.percent })}</Quiet>
        </Stack>
        <Chart weeks={weeks} />
      </CardBody>
      <CardBody>
        <WeekFigures weeks={weeks} />
      </CardBody>
      {slow.map((vendor) => (
        <SlowVendorLine key={vendor.provider.id} vendor={vendor} />
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
      <Text size="caption" quiet>
        {minutes(most)}
      </Text>
      <svg data-mirrored viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={t('answers.chart')}>
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
              {(
                [
                  ['all', requests, numberFormat().format(requests)],
                  ['unanswered', requests - answered, percent(requests - answered, requests)],
                  ['spam', spam, percent(spam, requests + spam)],
                ] as const
              ).map(([list, count, shown]) => (
                <td key={list}>
                  {count === 0 ? (
                    shown
                  ) : (
                    <Link
                      className={css.number}
                      to={pathTo('desk')}
                      search={toFigure(list, { week })}
                      aria-label={t('requests.figure', { shown, list: t(`requests.lists.${list}`) })}
                    >
                      {shown}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
