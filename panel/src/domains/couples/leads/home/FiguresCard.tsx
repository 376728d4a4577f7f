import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { showMinutes } from '../parts/durations.ts';
import { homeOptions } from './home.queries.ts';
import { currentMonth } from './month.ts';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
import css from './FiguresCard.module.css';

/** Three figures that no other card shows, each linking to the couples it counts. */
export function FiguresCard({ now }: { now: Date }) {
  const { t } = useTranslation(['leads-home', 'lead-parts']);
  const { start, lastName } = currentMonth(now);
  const figures = useQuery(homeOptions(now)).data?.figures;
  const times = figures?.times;
  const deals = figures?.deals;
  return (
    <Card className={css.figures} aria-label={t('figures.label')}>
      <Figure
        name={t('figures.response')}
        about={t('figures.responseAbout')}
        search={{ answered: 'true', sort: 'answer' }}
        value={times && (times.averageMinutes === null ? '–' : <Duration minutes={times.averageMinutes} />)}
        sub={
          times &&
          (times.medianMinutes === null
            ? t('figures.noAnswers')
            : t('figures.median', { median: showMinutes(times.medianMinutes, t), count: times.answered }))
        }
      />
      <Figure
        name={t('figures.new')}
        search={{ createdAtStart: start }}
        value={figures?.asked}
        sub={figures && t('figures.lastMonth', { count: figures.askedBefore, month: lastName })}
      />
      <Figure
        name={t('figures.deals')}
        about={t('figures.dealsAbout')}
        search={{ agreedAtStart: start }}
        value={deals && deals.agreed + deals.approved}
        sub={deals && t('figures.booked', { value: showDollars(deals.value) })}
      />
    </Card>
  );
}

type FigureProps = {
  name: string;
  /** What exactly is counted. */
  about?: string;
  search: Record<string, string | string[]>;
  value: ReactNode;
  sub: ReactNode;
};

function Figure({ name, about, search, value, sub }: FigureProps) {
  const { t } = useTranslation('leads-home');
  return (
    <div className={css.cell}>
      <Row gap={1} className={cx(css.name, stretched.stretched)}>
        <Link to={pathTo('leads')} search={search}>
          {name}
        </Link>
        {about && (
          <Tooltip title={about}>
            <IconButton className={css.about} size="small" aria-label={t('figures.about', { name })} icon={Info} />
          </Tooltip>
        )}
      </Row>
      <Text component="div" size="number" className={css.value}>
        {value ?? <Skeleton width={72} />}
      </Text>
      <Quiet component="div" tabular>
        {sub ?? <Skeleton width={112} />}
      </Quiet>
    </div>
  );
}

/** ‘1h 48min’ with large digits and small units. */
function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('lead-parts');
  return showMinutes(minutes, t)
    .split(/(\d+)/)
    .filter((part) => part.trim())
    .map((part) => (/\d/.test(part) ? part : <small key={part}>{part.trim()} </small>));
}
