import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { insertVisit } from './counting.repository.ts';
import type { ProviderDayTable, ProviderMonthTable, ProviderVisitTable } from './statistics.tables.ts';

type OfProvider = { customer_id: number; provider_id: number };

/** A couple's visit to a provider's page, only in the log. The day is that of `visited_at`. */
export async function buildVisit(
  tx: Tx,
  given: Partial<Insertable<ProviderVisitTable>> & OfProvider & { visited_at: string },
): Promise<void> {
  const day = given.visited_at.slice(0, 10);
  await insertVisit(tx, { day, visitor: `couple ${given.couple_id ?? 'unknown'}`, page: '/gallery', ...given });
}

/** A provider's days, with forty visits from search by default. */
export async function buildDays(
  tx: Tx,
  of: OfProvider,
  days: readonly (Partial<Insertable<ProviderDayTable>> & { day: string })[],
): Promise<void> {
  const rows = days.map((day) => ({ views: 60, visitors: 40, from_search: 40, ...of, ...day }));
  await tx.insertInto('provider_days').values(rows).execute();
}

export async function buildMonths(tx: Tx, rows: readonly Insertable<ProviderMonthTable>[]): Promise<void> {
  await tx.insertInto('provider_months').values(rows).execute();
}
