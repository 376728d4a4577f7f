import { type StatisticsKind, hasStatistics } from '@bellbird/contract/money/packages/upgrades.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import type { Period } from '@bellbird/contract/insight/statistics/period.ts';
import { VISIT_SOURCES } from '@bellbird/contract/couples/marketplace/visit-sources.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { PERIOD_CHOICES, type PeriodChoice, toPeriod } from './period-choice.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;
type Change = Record<string, string | number | undefined>;
type Page = { kind: StatisticsKind; grain: 'day' | 'month'; usual: PeriodChoice };

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The page's filters in the URL: `?period=90d&provider=7&view=table`, or custom dates: `?from=2026-01-01&to=2026-03-31`. */
export function useStatisticsSearch({ kind, grain, usual }: Page) {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const providers = useProvidersFor('statistics').filter((provider) => hasStatistics(kind, provider));
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const provider = providers.find(({ id }) => String(id) === text('provider'));
  const today = dayIn(useMinute(), (provider ?? providers[0])?.timeZone ?? 'Australia/Sydney');
  const [from, to] = [text('from') ?? '', text('to') ?? ''];
  const own: Period | undefined = DAY.test(from) && DAY.test(to) && from <= to ? { from, to } : undefined;
  const choice = PERIOD_CHOICES.find((each) => each === text('period')) ?? usual;
  return {
    providers: providers as readonly Provider[],
    provider,
    today,
    choice: own ? undefined : choice,
    period: own ?? toPeriod(choice, today, grain),
    view: text('view') === 'table' ? ('table' as const) : ('chart' as const),
    source: VISIT_SOURCES.find((each) => each === text('source')),
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
    go: (change: Change) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
  };
}

export type StatisticsSearch = ReturnType<typeof useStatisticsSearch>;
