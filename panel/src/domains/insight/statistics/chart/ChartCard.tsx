import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Chart, HEIGHT } from './Chart.tsx';
import type { ChartData } from './series.ts';
import { ValuesTable } from './ValuesTable.tsx';
import css from './ChartCard.module.css';

type ChartCardProps = {
  title: string;
  /** What the chart counts. */
  definition: ReactNode;
  /** Undefined while it loads. */
  data: ChartData | undefined;
  onRetry?: (() => void) | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
  /** The heading of the table's first column: week or month. */
  head: string;
  change?: boolean;
  totals?: ReactNode;
  /** Shown instead of the chart when there is no data. */
  empty?: ReactNode;
  after?: ReactNode;
};

/** A chart with its definition, and the same as a table. */
export function ChartCard(props: ChartCardProps) {
  const { title, definition, data, onRetry, view, onView, head, change, totals, empty, after } = props;
  const { t } = useTranslation('statistics');
  const id = useId();
  return (
    <Card
      title={title}
      lead={definition}
      action={
        !empty && (
          <div className={css.switch}>
            <Segmented
              size="small"
              label={t('view.label', { title })}
              options={[
                { value: 'chart', label: t('view.chart'), icon: <ChartLine aria-hidden /> },
                { value: 'table', label: t('view.table'), icon: <Table2 aria-hidden /> },
              ]}
              value={view}
              onChange={onView}
            />
          </div>
        )
      }
      titleId={id}
    >
      {onRetry ? (
        <ErrorState onRetry={onRetry} />
      ) : empty ? (
        empty
      ) : (
        <>
          {view === 'chart' && totals}
          {data ? (
            view === 'chart' ? (
              <div className={css.room}>
                <Chart {...data} />
              </div>
            ) : (
              <ValuesTable {...data} head={head} change={change ?? false} />
            )
          ) : (
            <div className={css.room} aria-busy>
              <Skeleton variant="rounded" height={HEIGHT} />
            </div>
          )}
          {after}
        </>
      )}
    </Card>
  );
}
