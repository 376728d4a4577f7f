import type { RivalMeasure } from '@bellbird/contract/insight/statistics/measures.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { longMonth } from '../format-days.ts';
import { toDeals, toRequests, toVisits } from '../parts/rows-behind.ts';

const TARGETS = { visits: toVisits, requests: toRequests, deals: toDeals } as const;

/** What each measure is made of. */
const PARTS: Readonly<Record<RivalMeasure, readonly (keyof typeof TARGETS)[]>> = {
  'view-to-lead': ['visits', 'requests'],
  'lead-to-deal': ['requests'],
  'view-to-deal': ['visits', 'deals'],
  'lead-to-lead': ['requests'],
  'to-similar': ['visits'],
};

/** Links to the provider's own rows behind a month's figure. Those of competitors are nobody else's business. */
export function RowsBehind({ id, measure, month }: { id: number; measure: RivalMeasure; month: string }) {
  const { t } = useTranslation('statistics');
  const figure = { from: month, to: lastDayOf(month), providerIds: [id] };
  return (
    <>
      {t('rivals.behind', { month: longMonth(month) })}{' '}
      {PARTS[measure].map((part, place) => (
        <span key={part}>
          {place > 0 && ' · '}
          <Link {...TARGETS[part](figure)}>{t(`rivals.rows.${part}`)}</Link>
        </span>
      ))}
    </>
  );
}

/** '2026-02-01' → '2026-02-28' */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
