import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import type { RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ChartCard } from '../chart/ChartCard.tsx';
import type { ChartData } from '../chart/series.ts';
import { showCount, showPercent } from '../parts/change.ts';
import { CardFooter } from '../parts/layout.ts';
import { rivalsOptions } from '../statistics.queries.ts';
import { longMonth, shortMonth } from '../format-days.ts';
import { Ranking } from './Ranking.tsx';
import { RowsBehind } from './RowsBehind.tsx';

type MeasureCardProps = {
  id: number;
  measure: RivalMeasure;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
};

/** One measure of the comparison with competitors, by month. */
export function MeasureCard({ id, measure, view, onView }: MeasureCardProps) {
  const { t } = useTranslation('statistics');
  const compared = useQuery(rivalsOptions(id, measure));
  const title = t(`measure.${measure}.title`);
  const last = compared.data?.months.at(-1);
  return (
    <ChartCard
      title={title}
      definition={t(`measure.${measure}.definition`)}
      data={compared.data && toChartData(compared.data, title, t)}
      onRetry={compared.isLoadingError ? () => void compared.refetch() : undefined}
      view={view}
      onView={onView}
      head={t('grain.month')}
      totals={<Ranking month={last} show={formatterFor(compared.data)} />}
      after={
        last && (
          <CardFooter>
            {last.rivals === null && `${t('rivals.tooFew', { month: longMonth(last.month) })} `}
            <RowsBehind id={id} measure={measure} month={last.month} />
          </CardFooter>
        )
      }
    />
  );
}

function formatterFor(figures: RivalFigures | undefined): (value: number) => string {
  return figures?.unit === 'percent' ? showPercent : showCount;
}

function toChartData(figures: RivalFigures, label: string, t: (key: string) => string): ChartData {
  const { months } = figures;
  return {
    label,
    titles: months.map(({ month }) => longMonth(month)),
    ticks: months.map(({ month }) => shortMonth(month)),
    series: [
      { name: t('series.you'), look: 'line', values: months.map(({ own }) => own) },
      { name: t('series.average'), look: 'dashed', values: months.map(({ rivals }) => rivals?.average ?? null) },
      { name: t('series.best'), look: 'dotted', values: months.map(({ rivals }) => rivals?.best ?? null) },
    ],
    show: formatterFor(figures),
  };
}
