import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CoupleProviderTable } from './deals.tables.ts';

export type DealListRow = Selectable<CoupleProviderTable> & { couple_name: string; provider_name: string };

export type DealScope = {
  customerId: number;
  providerIds: readonly number[];
  status?: string | undefined;
  /** Days in the provider's time zone. */
  agreedFrom?: string | undefined;
  agreedTo?: string | undefined;
};

const LOCAL_DAY = sql`(deal.agreed_at at time zone providers.time_zone)::date`;

function scoped(tx: Tx, { customerId, providerIds, status, agreedFrom, agreedTo }: DealScope) {
  let query = tx
    .selectFrom('couple_providers as deal')
    .innerJoin('leads', 'leads.id', 'deal.lead_id')
    .innerJoin('providers', 'providers.id', 'deal.provider_id')
    .where('deal.customer_id', '=', customerId)
    .where(anyOf('deal.provider_id', providerIds))
    .where('leads.deleted_at', 'is', null);
  if (status) query = query.where(sql<boolean>`deal.status = ${status}`);
  if (agreedFrom) query = query.where(sql<boolean>`${LOCAL_DAY} >= ${agreedFrom}::date`);
  if (agreedTo) query = query.where(sql<boolean>`${LOCAL_DAY} <= ${agreedTo}::date`);
  return query;
}

const SHOWN = ['leads.couple_name', 'providers.name as provider_name'] as const;

export function dealsQuery(tx: Tx, scope: DealScope, { limit, offset }: Window) {
  return scoped(tx, scope)
    .selectAll('deal')
    .select(SHOWN)
    .orderBy('deal.agreed_at', 'desc')
    .orderBy('deal.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function countDeals(tx: Tx, scope: DealScope): Promise<number> {
  return countOf(scoped(tx, scope));
}

export function findOwnDeal(tx: Tx, scope: DealScope, id: number): Promise<DealListRow | undefined> {
  return scoped(tx, scope).selectAll('deal').select(SHOWN).where('deal.id', '=', id).executeTakeFirst();
}

export type DealFigures = { agreed: number; approved: number; refused: number; value: number };

/** How many deals there are of each status, and the value of the active ones. */
export function findDealFigures(tx: Tx, scope: DealScope): Promise<DealFigures> {
  return scoped(tx, scope)
    .select([
      sql<number>`count(*) filter (where deal.status = 'agreed')`.as('agreed'),
      sql<number>`count(*) filter (where deal.status = 'approved')`.as('approved'),
      sql<number>`count(*) filter (where deal.status = 'refused')`.as('refused'),
      sql<number>`coalesce(sum(deal.price) filter (where deal.status <> 'refused'), 0)`.as('value'),
    ])
    .executeTakeFirstOrThrow();
}
