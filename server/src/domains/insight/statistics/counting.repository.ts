import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderDayTable, ProviderVisitTable } from './statistics.tables.ts';

export type CountedProvider = { id: number; customer_id: number; time_zone: string };

export function findCountedProvider(tx: Tx, id: number): Promise<CountedProvider | undefined> {
  return tx.selectFrom('providers').select(['id', 'customer_id', 'time_zone']).where('id', '=', id).executeTakeFirst();
}

/** Inserts a visit. True when it is this visitor's first to this provider on that day. */
export async function insertVisit(tx: Tx, visit: Omit<Insertable<ProviderVisitTable>, 'is_first'>): Promise<boolean> {
  const first = await tx
    .insertInto('provider_visits')
    .values({ ...visit, is_first: true })
    // Written as raw SQL: with a parameter, a prepared statement would not match the partial index.
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'day', 'visitor'])
        .where(sql<boolean>`is_first`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (first) return true;
  await tx
    .insertInto('provider_visits')
    .values({ ...visit, is_first: false })
    .execute();
  return false;
}

type Counter = Exclude<keyof ProviderDayTable, 'customer_id' | 'provider_id' | 'day'>;

/** Adds to the counts of a provider's day, and inserts its row if needed. */
export async function addToDay(
  tx: Tx,
  day: { customer_id: number; provider_id: number; day: string },
  counts: Partial<Record<Counter, number>>,
): Promise<void> {
  await tx
    .insertInto('provider_days')
    .values({ ...day, ...counts })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'day'])
        .doUpdateSet(
          Object.fromEntries(
            Object.entries(counts).map(([name, count]) => [name, sql`provider_days.${sql.ref(name)} + ${count}`]),
          ),
        ),
    )
    .execute();
}

/** Deletes visits of unknown people and returns how many. The counts of the days stay. */
export async function deleteUnknownBefore(tx: Tx, moment: string, atMost: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from provider_visits where id = any(array(
      select id from provider_visits where visited_at < ${moment} and couple_id is null limit ${atMost}
    )) returning id`.execute(tx);
  return rows.length;
}

/** Recounts the months since a day for all providers: their requests may have become deals since. */
export async function countMonths(tx: Tx, from: string): Promise<void> {
  await sql`delete from provider_months where month >= ${from}`.execute(tx);
  await sql`
    insert into provider_months (provider_id, month, visitors, requests, won, deals)
    select provider_id, month, sum(visitors), sum(requests), sum(won), sum(deals)
    from (
      select provider_id, date_trunc('month', day)::date as month, visitors, 0 as requests, 0 as won, 0 as deals
        from provider_days where day >= ${from}
      union all
      select lead.provider_id, date_trunc('month', lead.created_at at time zone provider.time_zone)::date, 0, 1,
          (deal.id is not null)::integer, 0
        from leads lead
          join providers provider on provider.id = lead.provider_id
          left join couple_providers deal on deal.lead_id = lead.id and deal.status <> 'refused'
        where lead.created_at >= ${from}::date - 1 and lead.deleted_at is null
          and lead.spam_confirmed_at is null and lead.source <> 'manual'
      union all
      select deal.provider_id, date_trunc('month', deal.agreed_at at time zone provider.time_zone)::date, 0, 0, 0, 1
        from couple_providers deal
          join providers provider on provider.id = deal.provider_id
          join leads lead on lead.id = deal.lead_id and lead.deleted_at is null
        where deal.agreed_at >= ${from}::date - 1 and deal.status <> 'refused'
    ) counted
    where month >= ${from}
    group by provider_id, month`.execute(tx);
}
