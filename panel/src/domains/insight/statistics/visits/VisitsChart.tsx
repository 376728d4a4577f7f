import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { lengthOf } from '@bellbird/contract/insight/statistics/period.ts';
import { type Translate, useTranslation } from '#texts/use-translation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ChartCard } from '../chart/ChartCard.tsx';
import type { ChartData } from '../chart/series.ts';
import { showCount } from '../parts/change.ts';
import { Totals } from '../parts/Totals.tsx';
import { bucketsOf, grainOf } from '../period-choice.ts';
import { longDay, shortDay, span } from '../show-days.ts';

type VisitsChartProps = {
  figures: VisitFigures | undefined;
  today: string;
  onRetry: (() => void) | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
};

/** Visits by day, or by week over a longer time, beside the period before. */
export function VisitsChart({ figures, today, onRetry, view, onView }: VisitsChartProps) {
  const { t } = useTranslation('statistics');
  const grain = figures ? grainOf(figures.period) : 'day';
  const title = t(`visits.chart.${grain}`);
  const before = figures ? t('before', { count: lengthOf(figures.before) }) : '…';
  const isEmpty = figures && figures.visits.now === 0 && figures.visits.before === 0;
  return (
    <ChartCard
      title={title}
      definition={t('visits.definition')}
      data={figures && dataOf(figures, { label: title, isToday: figures.period.to === today, t })}
      onRetry={onRetry}
      view={view}
      onView={onView}
      head={t(`grain.${grain}`)}
      change
      totals={
        <Totals
          now={{ name: figures ? span(figures.period) : '…', value: figures?.visits.now }}
          before={{ name: before, value: figures?.visits.before }}
        />
      }
      empty={isEmpty && <EmptyState title={t('visits.empty.title')} text={t('visits.empty.text')} />}
    />
  );
}

type Told = { label: string; isToday: boolean; t: Translate };

function dataOf(figures: VisitFigures, { label, isToday, t }: Told): ChartData {
  const grain = grainOf(figures.period);
  const isWeekly = grain === 'week';
  const now = bucketsOf(figures.days, figures.period, grain);
  // Months before may be a day longer: they are counted as the period is.
  const before = bucketsOf(figures.daysBefore, figures.before, grain);
  // Both end on the same day of their period, whatever their lengths.
  const against = now.map((_, index) => before[before.length - now.length + index]?.value ?? null);
  return {
    label,
    titles: now.map(({ start }) => (isWeekly ? t('weekFrom', { day: shortDay(start) }) : longDay(start))),
    ticks: now.map(({ start }) => shortDay(start)),
    series: [
      { name: t('series.visits'), look: 'line', values: now.map(({ value }) => value) },
      { name: t('series.before'), look: 'dashed', values: against },
    ],
    show: showCount,
    // Today is not over; a week that ends today nearly is.
    soFar: isToday && !isWeekly ? t('chart.soFar') : undefined,
  };
}
