import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Window } from '#platform/db/window.ts';
import type {} from './couples.tables.ts';

/** Whose leads, and since when. */
export type CoupleScope = { customerId: number; providerIds: readonly number[]; since: string };
/** `part` is a LIKE pattern in lower case. */
type PartQuery = CoupleScope & { part: string; limit: number };
type PhoneQuery = CoupleScope & { phone: string; limit: number };
type MessageQuery = PartQuery & { words: string };

export type HitRow = {
  id: number;
  couple_name: string;
  extension_number: string;
  provider_name: string;
  category_name: string;
  organization_date: string | null;
  excerpt: string | null;
};

function selectScoped(tx: Tx, scope: CoupleScope) {
  return tx
    .selectFrom('leads')
    .where('leads.customer_id', '=', scope.customerId)
    .where('leads.deleted_at', 'is', null)
    .where('leads.created_at', '>=', scope.since)
    .where(anyOf('leads.provider_id', scope.providerIds));
}

function selectHits(tx: Tx, scope: CoupleScope) {
  return withProvider(selectScoped(tx, scope));
}

/** The newest leads that match, chosen in the index alone; only their rows are read. */
function selectNewest(tx: Tx, scope: CoupleScope & { limit: number }, matches: RawBuilder<boolean>) {
  const newest = selectScoped(tx, scope)
    .select('leads.id')
    .where(matches)
    .orderBy('leads.created_at', 'desc')
    .limit(scope.limit)
    .as('newest');
  const rows = tx.selectFrom(newest).innerJoinLateral(
    (from) =>
      from
        .selectFrom('leads')
        .selectAll()
        .where('leads.customer_id', '=', scope.customerId)
        .whereRef('leads.id', '=', 'newest.id')
        .limit(1)
        .as('leads'),
    (join) => join.onTrue(),
  );
  return withProvider(rows as never as ReturnType<typeof selectScoped>)
    .select(NO_EXCERPT)
    .orderBy('leads.created_at', 'desc');
}

function withProvider(leads: ReturnType<typeof selectScoped>) {
  return leads
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select([
      'leads.id',
      'leads.couple_name',
      'leads.extension_number',
      'leads.organization_date',
      'providers.name as provider_name',
      'provider_categories.name as category_name',
    ]);
}

const NO_EXCERPT = sql<string | null>`null`.as('excerpt');

export function byNameQuery(tx: Tx, { part, ...scope }: PartQuery) {
  return selectNewest(tx, scope, sql<boolean>`leads.couple_name_key like ${part}`);
}

export function byCodeQuery(tx: Tx, { part, ...scope }: PartQuery) {
  return selectNewest(tx, scope, sql<boolean>`leads.extension_number like ${part}`);
}

/** Only whole numbers match: nobody should find out a number digit by digit. */
export function byPhoneQuery(tx: Tx, { phone, limit, ...scope }: PhoneQuery) {
  return selectHits(tx, scope)
    .select(NO_EXCERPT)
    .where('leads.couple_phone', '=', phone)
    .orderBy('leads.created_at', 'desc')
    .limit(limit);
}

/** Searches the messages of the customer's own leads, newest lead first. `words` (in lower case) finds the excerpt. */
export function byMessageQuery(tx: Tx, { part, words, limit, ...scope }: MessageQuery) {
  return selectHits(tx, scope)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lead_messages as m')
          .select('m.body')
          .whereRef('m.customer_id', '=', 'leads.customer_id')
          .whereRef('m.lead_id', '=', 'leads.id')
          .where(sql<boolean>`lower(m.body) like ${part}`)
          .orderBy('m.created_at', 'desc')
          .limit(1)
          .as('message'),
      (join) => join.onTrue(),
    )
    .select(excerptAround(words))
    .orderBy('leads.created_at', 'desc')
    .limit(limit);
}

/** What is around the words, from the beginning of a word: the end may be cut off on a phone, the words never. */
function excerptAround(words: string) {
  const place = sql<number>`strpos(lower(message.body), ${words})`;
  return sql<string | null>`case when ${place} <= 31 then left(message.body, 120)
    else '…' || regexp_replace(substr(message.body, ${place} - 30, 120), '^[^[:space:]]{0,29}[[:space:]]', '') end`.as(
    'excerpt',
  );
}

export const findByName = prepared(byNameQuery);
export const findByCode = prepared(byCodeQuery);
export const findByPhone = prepared(byPhoneQuery);
export const findByMessage = prepared(byMessageQuery);

export type CoupleFigures = { requests: number; offers: number; deals: number };

/** What a couple did across the whole marketplace, as numbers only. Must run outside the tenant. */
export async function findFigures(tx: Tx, coupleId: number): Promise<CoupleFigures> {
  const { rows } = await sql<CoupleFigures>`
    select count(*)::int as requests,
      count(*) filter (where leads.status in ('offer_made', 'deal', 'deal_approved'))::int as offers,
      count(deal.id)::int as deals
    from leads left join couple_providers deal on deal.lead_id = leads.id and deal.status <> 'refused'
    where leads.couple_id = ${coupleId} and leads.deleted_at is null`.execute(tx);
  return rows[0] ?? { requests: 0, offers: 0, deals: 0 };
}

export async function findVisitFigures(
  tx: Tx,
  of: { customerId: number; providerId: number; coupleId: number },
): Promise<{ visits: number; last_visit_at: string | null }> {
  return tx
    .selectFrom('provider_visits')
    .select((build) => [
      build.fn.countAll<number>().as('visits'),
      build.fn.max<string | null>('visited_at').as('last_visit_at'),
    ])
    .where('customer_id', '=', of.customerId)
    .where('couple_id', '=', of.coupleId)
    .where('provider_id', '=', of.providerId)
    .executeTakeFirstOrThrow();
}

/** When a couple was last active. Undefined when they have no request with any of these providers. */
export function findLastActivity(
  tx: Tx,
  owner: { customerId: number; providerIds: readonly number[] },
  coupleId: number,
): Promise<{ last_active_at: string | null } | undefined> {
  return tx
    .selectFrom('leads')
    .innerJoin('couples', 'couples.id', 'leads.couple_id')
    .select('couples.last_active_at')
    .where('leads.couple_id', '=', coupleId)
    .where('leads.customer_id', '=', owner.customerId)
    .where(anyOf('leads.provider_id', owner.providerIds))
    .where('leads.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

export type VisitScope = {
  customerId: number;
  providerIds: readonly number[];
  since: string;
  coupleId?: number | undefined;
};

function selectVisits(tx: Tx, scope: VisitScope) {
  const query = tx
    .selectFrom('provider_visits')
    .where('customer_id', '=', scope.customerId)
    .where('couple_id', 'is not', null)
    .where(anyOf('provider_id', scope.providerIds))
    .where('visited_at', '>=', scope.since);
  return scope.coupleId === undefined ? query : query.where('couple_id', '=', scope.coupleId);
}

export function visitsQuery(tx: Tx, scope: VisitScope, { limit, offset }: Window) {
  return selectVisits(tx, scope)
    .select(['id', 'couple_id', 'provider_id', 'visited_at', 'page'])
    .$narrowType<{ couple_id: number }>()
    .orderBy('visited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function countVisits(tx: Tx, scope: VisitScope): Promise<number> {
  return countOf(selectVisits(tx, scope));
}
