import type { VisitFigures } from '@bellbird/contract/insight/statistics';
import { countDays } from '@bellbird/contract/insight/statistics/period.ts';
import { type Translate, useTranslation } from '#texts/use-translation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ChartCard } from '../chart/ChartCard.tsx';
import type { ChartData } from '../chart/series.ts';
import { showCount } from '../parts/change.ts';
import { Totals } from '../parts/Totals.tsx';
import { toBuckets, chooseGrain } from '../period-choice.ts';
import { longDay, shortDay, span } from '../format-days.ts';

type VisitsChartProps = {
  figures: VisitFigures | undefined;
  today: string;
  onRetry: (() => void) | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
};

/** Visits by day, or by week for a longer period, next to the period before. */
export function VisitsChart({ figures, today, onRetry, view, onView }: VisitsChartProps) {
  const { t } = useTranslation('statistics');
  const grain = figures ? chooseGrain(figures.period) : 'day';
  const title = t(`visits.chart.${grain}`);
  const isEmpty = figures && figures.visits.now === 0 && figures.visits.before === 0;
  return (
    <ChartCard
      title={title}
      definition={t('visits.definition')}
      data={figures && toChartData(figures, { label: title, isToday: figures.period.to === today, t })}
      onRetry={onRetry}
      view={view}
      onView={onView}
      head={t(`grain.${grain}`)}
      change
      totals={
        <Totals
          nameWidth={92}
          now={figures && { name: span(figures.period), value: figures.visits.now }}
          before={figures && { name: t('before', { count: countDays(figures.before) }), value: figures.visits.before }}
        />
      }
      empty={isEmpty && <EmptyState title={t('visits.empty.title')} text={t('visits.empty.text')} />}
    />
  );
}

type ChartLabels = { label: string; isToday: boolean; t: Translate };

function toChartData(figures: VisitFigures, { label, isToday, t }: ChartLabels): ChartData {
  const grain = chooseGrain(figures.period);
  const isWeekly = grain === 'week';
  const now = toBuckets(figures.days, figures.period, grain);
  // The months before may have a day more, so they use the same grain as the period.
  const before = toBuckets(figures.daysBefore, figures.before, grain);
  // Aligned at the end, because their lengths may differ.
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
    // Only today is marked as incomplete, not a week that ends today.
    soFar: isToday && !isWeekly ? t('chart.soFar') : undefined,
  };
}
