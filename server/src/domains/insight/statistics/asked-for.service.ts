import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import { STATISTICS_DAYS_DEFAULT, STATISTICS_DAYS_MAX } from '@bellbird/contract/shared/limits';
import type { StatisticsQuery } from '@bellbird/contract/insight/statistics';
import { daysAfter, lengthOf, periodBefore } from '@bellbird/contract/insight/statistics/period.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findStatisticsAccess } from '#domains/money/packages/packages.public.ts';
import { type Days, type Scope, type StatisticsProvider, findProviders } from './visits.repository.ts';

/** Before there was anything to count; and calendars begin to disagree long before. */
const EARLIEST = '2000-01-01';

export type AskedFor = { scope: Scope; providers: StatisticsProvider[]; days: Days };

/** Whose figures and which days a question is about: never more than the caller's packages hold. */
export async function askedFor(
  tx: Tx,
  caller: Member,
  kind: StatisticsKind,
  query: StatisticsQuery,
  now: Date,
): Promise<AskedFor> {
  const open = await findStatisticsAccess(tx, caller, kind);
  const wanted = query.providerIds;
  const providerIds = wanted ? open.filter((id) => wanted.includes(id)) : open;
  const scope = { customerId: caller.customerId, providerIds };
  const providers = await findProviders(tx, scope);
  return { scope, providers, days: daysOf(query, dayIn(now, providers[0]?.time_zone ?? 'Australia/Sydney')) };
}

function daysOf(query: StatisticsQuery, today: string): Days {
  const to = query.to ?? today;
  const from = query.from ?? daysAfter(to, 1 - STATISTICS_DAYS_DEFAULT);
  if (from < EARLIEST) refuse('from', 'Please choose a day of this century.');
  if (from > to) refuse('to', 'Please choose a day that is not before the first one.');
  if (lengthOf({ from, to }) > STATISTICS_DAYS_MAX)
    refuse('from', `Please choose at most ${STATISTICS_DAYS_MAX} days.`);
  const before = periodBefore({ from, to });
  return { from, to, beforeFrom: before.from, beforeTo: before.to };
}

function refuse(path: string, sentence: string): never {
  fail('invalid_fields', { fields: { [path]: sentence } });
}
