import { RIVALS_MIN } from '@bellbird/contract/shared/limits';
import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import type { RivalMeasure } from '@bellbird/contract/insight/statistics/visit-sources.ts';
import type { MonthRow } from './rivals.repository.ts';

type Measured = Pick<MonthRow, 'visitors' | 'requests' | 'won' | 'deals'>;

const share = (part: number, whole: number) => (whole > 0 ? round((part / whole) * 100) : null);

/** What each comparison measures; a share of nothing is nothing. */
const MEASURES: Record<RivalMeasure, (month: Measured) => number | null> = {
  'view-to-lead': ({ requests, visitors }) => share(requests, visitors),
  'lead-to-deal': ({ won, requests }) => share(won, requests),
  'view-to-deal': ({ deals, visitors }) => share(deals, visitors),
  'lead-to-lead': ({ requests }) => requests,
  'to-similar': ({ visitors }) => visitors,
};

export const unitOf = (measure: RivalMeasure) =>
  measure === 'lead-to-lead' || measure === 'to-similar' ? ('count' as const) : ('percent' as const);

type Compared = {
  measure: RivalMeasure;
  months: readonly string[];
  own: number;
  rivals: readonly number[];
  rows: readonly MonthRow[];
};

/** One's own month beside that of the rivals, of whom no single one but the best number is told, and none below a handful. */
export function compare({ measure, months, own, rivals, rows }: Compared): RivalFigures['months'] {
  const found = new Map(rows.map((row) => [`${row.provider_id} ${row.month}`, row]));
  return months.map((month) => {
    const of = (id: number) => MEASURES[measure](found.get(`${id} ${month}`) ?? NOTHING);
    const mine = of(own);
    const theirs = rivals.flatMap((id) => of(id) ?? []).toSorted((one, other) => one - other);
    if (theirs.length < RIVALS_MIN) return { month, own: mine, rivals: null, percentile: null };
    return {
      month,
      own: mine,
      rivals: {
        average: round(theirs.reduce((sum, each) => sum + each, 0) / theirs.length),
        best: theirs.at(-1) ?? 0,
        median: medianOf(theirs),
        count: theirs.length,
      },
      percentile:
        mine === null ? null : Math.round((theirs.filter((each) => each < mine).length / theirs.length) * 100),
    };
  });
}

const NOTHING: Measured = { visitors: 0, requests: 0, won: 0, deals: 0 };

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return round(((sorted[sorted.length % 2 ? middle : middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}

/** To two decimals: of a hundred visits less than one becomes a deal. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
