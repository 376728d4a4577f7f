import { STATISTICS_DAYS_DEFAULT } from '@bellbird/contract/shared/limits';
import { hasStatistics } from '@bellbird/contract/money/packages/upgrades.ts';
import { daysAfter, periodBefore } from '@bellbird/contract/insight/statistics/period.ts';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findProviderPackages } from '#domains/money/packages/packages.public.ts';
import { fillDays } from './statistics.presenter.ts';
import { findDays } from './visits.repository.ts';

export type RecentVisits = { from: string; to: string; days: number[]; daysBefore: number[] };

/** The visits of the last days, of providers whose package includes statistics. Null when none does. */
export async function findRecentVisits(tx: Tx, caller: Member, now: Date): Promise<RecentVisits | null> {
  const packages = await findProviderPackages(tx, providersFor(caller, 'statistics'), now);
  const included = packages.filter(({ onHold, ...productFeatures }) =>
    hasStatistics('visits', { onHold, productFeatures }),
  );
  const [first] = included;
  if (!first) return null;
  const to = dayIn(now, first.timeZone);
  const period = { from: daysAfter(to, 1 - STATISTICS_DAYS_DEFAULT), to };
  const before = periodBefore(period);
  const scope = { customerId: caller.customerId, providerIds: included.map(({ providerId }) => providerId) };
  const rows = await findDays(tx, scope, before.from, to);
  return { ...period, days: fillDays(rows, period), daysBefore: fillDays(rows, before) };
}
