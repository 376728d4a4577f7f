import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import { STATISTICS_DAYS_DEFAULT, STATISTICS_DAYS_MAX } from '@bellbird/contract/shared/limits';
import type { StatisticsQuery } from '@bellbird/contract/insight/statistics';
import { daysAfter, countDays, periodBefore } from '@bellbird/contract/insight/statistics/period.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findStatisticsAccess } from '#domains/money/packages/packages.public.ts';
import type { Days, Scope, StatisticsProvider } from './visits.repository.ts';

/** Before anything was counted. */
const EARLIEST = '2000-01-01';

export type StatisticsScope = { scope: Scope; providers: StatisticsProvider[]; days: Days };

/** The providers and days of a query: never more than the caller's packages include. */
export async function findStatisticsScope(
  tx: Tx,
  caller: Member,
  kind: StatisticsKind,
  query: StatisticsQuery,
  now: Date,
): Promise<StatisticsScope> {
  const included = await findStatisticsAccess(tx, caller, kind);
  const chosen = query.providerIds;
  const providers = chosen ? included.filter(({ id }) => chosen.includes(id)) : included;
  const scope = { customerId: caller.customerId, providerIds: providers.map(({ id }) => id) };
  return { scope, providers, days: toDays(query, dayIn(now, providers[0]?.time_zone ?? 'Australia/Sydney')) };
}

function toDays(query: StatisticsQuery, today: string): Days {
  const to = query.to ?? today;
  const from = query.from ?? daysAfter(to, 1 - STATISTICS_DAYS_DEFAULT);
  if (from < EARLIEST) failField('from', 'Please choose a day in or after 2000.');
  if (from > to) failField('to', 'The last day can’t be before the first.');
  if (countDays({ from, to }) > STATISTICS_DAYS_MAX)
    failField('from', `Please choose at most ${STATISTICS_DAYS_MAX} days.`);
  const before = periodBefore({ from, to });
  return { from, to, beforeFrom: before.from, beforeTo: before.to };
}

function failField(path: string, sentence: string): never {
  fail('invalid_fields', { fields: { [path]: sentence } });
}
