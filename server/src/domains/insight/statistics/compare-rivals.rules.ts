import { RIVALS_MIN } from '@bellbird/contract/shared/limits';
import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import type { RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import type { MonthRow } from './rivals.repository.ts';

type Measured = Pick<MonthRow, 'visitors' | 'requests' | 'won' | 'deals'>;

const toPercent = (part: number, whole: number) => (whole > 0 ? round((part / whole) * 100) : null);

/** How each measure is computed. A share of zero is null. */
const MEASURES: Record<RivalMeasure, (month: Measured) => number | null> = {
  'view-to-lead': ({ requests, visitors }) => toPercent(requests, visitors),
  'lead-to-deal': ({ won, requests }) => toPercent(won, requests),
  'view-to-deal': ({ deals, visitors }) => toPercent(deals, visitors),
  'lead-to-lead': ({ requests }) => requests,
  'to-similar': ({ visitors }) => visitors,
};

export const unitFor = (measure: RivalMeasure) =>
  measure === 'lead-to-lead' || measure === 'to-similar' ? ('count' as const) : ('percent' as const);

type Comparison = {
  measure: RivalMeasure;
  months: readonly string[];
  own: number;
  rivals: readonly number[];
  rows: readonly MonthRow[];
};

/** The provider's months next to its competitors'. Only totals and the best are shown, and none when there are too few. */
export function compareMonths({ measure, months, own, rivals, rows }: Comparison): RivalFigures['months'] {
  const found = new Map(rows.map((row) => [`${row.provider_id} ${row.month}`, row]));
  return months.map((month) => {
    const of = (id: number) => MEASURES[measure](found.get(`${id} ${month}`) ?? NO_FIGURES);
    const mine = of(own);
    const theirs = rivals.flatMap((id) => of(id) ?? []).toSorted((one, other) => one - other);
    if (theirs.length < RIVALS_MIN) return { month, own: mine, rivals: null, percentile: null };
    return {
      month,
      own: mine,
      rivals: {
        average: round(theirs.reduce((sum, each) => sum + each, 0) / theirs.length),
        best: theirs.at(-1) ?? 0,
        median: findMedian(theirs),
        count: theirs.length,
      },
      percentile:
        mine === null ? null : Math.round((theirs.filter((each) => each < mine).length / theirs.length) * 100),
    };
  });
}

const NO_FIGURES: Measured = { visitors: 0, requests: 0, won: 0, deals: 0 };

function findMedian(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return round(((sorted[sorted.length % 2 ? middle : middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}

/** To two decimals, because less than one visit in a hundred becomes a deal. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
