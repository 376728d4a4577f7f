import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';

const TODAY = (now: string) => sql<string>`(${now}::timestamptz at time zone providers.time_zone)::date`;

/** The weddings of the coming days. */
export function findComingWeddings(
  tx: Tx,
  { customerId, providerIds }: Owner,
  { now, limit, days }: { now: string; limit: number; days: number },
) {
  return tx
    .selectFrom('couple_providers as deal')
    .innerJoin('leads', 'leads.id', 'deal.lead_id')
    .innerJoin('providers', 'providers.id', 'deal.provider_id')
    .select(['leads.id', 'leads.couple_name', 'leads.guests', 'deal.wedding_date as day'])
    .select('providers.name as provider_name')
    .where('deal.customer_id', '=', customerId)
    .where(anyOf('deal.provider_id', providerIds))
    .where('deal.status', '<>', 'refused')
    .where('deal.wedding_date', '>=', TODAY(now))
    .where('deal.wedding_date', '<', sql<string>`${TODAY(now)} + ${days}::int`)
    .where('leads.cancelled_at', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .orderBy('deal.wedding_date')
    .orderBy('deal.id')
    .limit(limit)
    .$narrowType<{ day: string }>()
    .execute();
}
