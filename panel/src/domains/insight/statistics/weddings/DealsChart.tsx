import type { WeddingFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ChartCard } from '../chart/ChartCard.tsx';
import type { ChartData } from '../chart/series.ts';
import { showCount } from '../parts/change.ts';
import { CardFooter } from '../parts/layout.ts';
import { Totals } from '../parts/Totals.tsx';
import { longMonth, shortMonth, span } from '../format-days.ts';

type DealsChartProps = {
  figures: WeddingFigures | undefined;
  providerIds: readonly number[];
  onRetry: (() => void) | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
};

/** Deals by month next to those of the months before. */
export function DealsChart({ figures, providerIds, onRetry, view, onView }: DealsChartProps) {
  const { t } = useTranslation('statistics');
  const title = t('weddings.chart');
  const isEmpty = figures && figures.deals.now === 0 && figures.deals.before === 0;
  return (
    <ChartCard
      title={title}
      definition={t('weddings.definition')}
      data={figures && toChartData(figures, title, t)}
      onRetry={onRetry}
      view={view}
      onView={onView}
      head={t('grain.month')}
      change
      totals={
        <Totals
          nameWidth={156}
          now={figures && { name: span(figures.period), value: figures.deals.now }}
          before={figures && { name: span(figures.before), value: figures.deals.before }}
        />
      }
      empty={isEmpty && <EmptyState title={t('weddings.empty.title')} text={t('weddings.empty.text')} />}
      after={
        figures &&
        figures.deals.now > 0 && (
          <CardFooter>
            <Link
              to={pathTo('leads')}
              search={{
                agreedAtStart: figures.period.from,
                agreedAtEnd: figures.period.to,
                providerIds: providerIds.map(String),
              }}
            >
              {t('weddings.open', { count: figures.deals.now })}
            </Link>{' '}
            {t('weddings.worth', { value: showDollars(figures.value.now) })}
          </CardFooter>
        )
      }
    />
  );
}

function toChartData({ months, dealsBefore }: WeddingFigures, label: string, t: (key: string) => string): ChartData {
  const skipped = dealsBefore.length - months.length;
  return {
    label,
    titles: months.map(({ month }) => longMonth(month)),
    ticks: months.map(({ month }) => shortMonth(month)),
    series: [
      { name: t('series.deals'), look: 'column', values: months.map(({ deals }) => deals) },
      {
        name: t('series.before'),
        look: 'dashed',
        values: months.map((_, index) => dealsBefore[skipped + index] ?? null),
      },
    ],
    show: showCount,
  };
}
