import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { VisitSource } from './statistics.tables.ts';
import type { Days, Scope } from './visits.repository.ts';

type Span = { from: string; to: string };

const ASKED = sql`(lead.created_at at time zone provider.time_zone)::date`;
const AGREED = sql`(deal.agreed_at at time zone provider.time_zone)::date`;

/**
 * Requests through the page: neither entered by the vendor nor reported as spam. Days are in the provider's time zone;
 * the index is by moment, so it searches one extra day on each side.
 */
function requestsIn({ customerId, providerIds }: Scope, { from, to }: Span): RawBuilder<unknown> {
  return sql`leads lead
      join providers provider on provider.id = lead.provider_id
      left join couple_providers deal on deal.lead_id = lead.id and deal.status <> 'refused'
    where lead.customer_id = ${customerId} and lead.provider_id = any(${providerIds}) and lead.deleted_at is null
      and lead.created_at >= ${from}::date - 1 and lead.created_at < ${to}::date + 2 and ${ASKED} between ${from} and ${to}
      and lead.spam_confirmed_at is null and lead.source <> 'manual'`;
}

/** Active deals agreed in the span, whenever the couple asked. */
function dealsIn({ customerId, providerIds }: Scope, { from, to }: Span): RawBuilder<unknown> {
  return sql`couple_providers deal
      join providers provider on provider.id = deal.provider_id
      join leads lead on lead.customer_id = deal.customer_id and lead.id = deal.lead_id and lead.deleted_at is null
    where deal.customer_id = ${customerId} and deal.provider_id = any(${providerIds}) and deal.status <> 'refused'
      and deal.agreed_at >= ${from}::date - 1 and deal.agreed_at < ${to}::date + 2 and ${AGREED} between ${from} and ${to}`;
}

export type MonthOfRequests = { month: string; requests: number; won: number };

export async function findRequestsByMonth(tx: Tx, scope: Scope, days: Days): Promise<MonthOfRequests[]> {
  const { rows } = await sql<MonthOfRequests>`
    select to_char(${ASKED}, 'YYYY-MM') as month, count(*)::integer as requests, count(deal.id)::integer as won
    from ${requestsIn(scope, days)} group by 1`.execute(tx);
  return rows;
}

export async function countRequests(tx: Tx, scope: Scope, span: Span): Promise<{ requests: number; won: number }> {
  const { rows } = await sql<{ requests: number; won: number }>`
    select count(*)::integer as requests, count(deal.id)::integer as won from ${requestsIn(scope, span)}`.execute(tx);
  return rows[0] ?? { requests: 0, won: 0 };
}

export type RequestsOfBoth = { requests: number; won: number; requests_before: number; won_before: number };

/**
 * The same for a period and the one before it. The first and the last moment of each in the provider's time zone are
 * computed once for each provider instead of the day of each request, and each table is read once.
 */
const requestsOfBothQuery = ({ customerId, providerIds, ...days }: Scope & Days) => {
  const { from, to, beforeFrom, beforeTo } = days;
  return sql<RequestsOfBoth>`
    with span as materialized (
      select id, ${beforeFrom}::date::timestamp at time zone time_zone as before_from,
        (${beforeTo}::date + 1)::timestamp at time zone time_zone as before_until,
        ${from}::date::timestamp at time zone time_zone as now_from,
        (${to}::date + 1)::timestamp at time zone time_zone as now_until
      from providers where customer_id = ${customerId} and id = any(${providerIds})
    ), asked as materialized (
      select id, provider_id, created_at from leads
      where customer_id = ${customerId} and provider_id = any(${providerIds}) and deleted_at is null
        and created_at >= ${beforeFrom}::date - 1 and created_at < ${to}::date + 2
        and spam_confirmed_at is null and source <> 'manual'
    ), won as materialized (
      select lead_id from couple_providers where customer_id = ${customerId} and status <> 'refused'
    )
    select count(*) filter (where lead.created_at >= span.now_from) as requests,
      count(deal.lead_id) filter (where lead.created_at >= span.now_from) as won,
      count(*) filter (where lead.created_at < span.now_from) as requests_before,
      count(deal.lead_id) filter (where lead.created_at < span.now_from) as won_before
    from asked lead
      join span on span.id = lead.provider_id and (lead.created_at >= span.before_from and lead.created_at < span.before_until
        or lead.created_at >= span.now_from and lead.created_at < span.now_until)
      left join won deal on deal.lead_id = lead.id`;
};

const selectRequestsOfBoth = prepared<Scope & Days, RequestsOfBoth>((_tx, of) => requestsOfBothQuery(of));

export async function countRequestsOfBoth(tx: Tx, of: Scope & Days): Promise<RequestsOfBoth> {
  const [row] = await selectRequestsOfBoth(tx, of);
  return row ?? { requests: 0, won: 0, requests_before: 0, won_before: 0 };
}

export type MonthOfDeals = { month: string; deals: number; value: number };

export async function findDealsByMonth(tx: Tx, scope: Scope, span: Span): Promise<MonthOfDeals[]> {
  const { rows } = await sql<MonthOfDeals>`
    select to_char(${AGREED}, 'YYYY-MM') as month, count(*)::integer as deals, coalesce(sum(deal.price), 0)::integer as value
    from ${dealsIn(scope, span)} group by 1`.execute(tx);
  return rows;
}

export type DealFacts = { wedding_date: string | null; days_to_deal: number };

/** The wedding day of each deal, and how many days it took from the request. */
export async function findDealFacts(tx: Tx, scope: Scope, span: Span): Promise<DealFacts[]> {
  const { rows } = await sql<DealFacts>`
    select coalesce(deal.wedding_date, lead.organization_date) as wedding_date, greatest(${AGREED} - ${ASKED}, 0) as days_to_deal
    from ${dealsIn(scope, span)}`.execute(tx);
  return rows;
}

export type RequestFacts = { guests: number | null; budget: number | null; is_won: boolean; count: number };

/** Requests by guests and budget. */
export async function findRequestFacts(tx: Tx, scope: Scope, span: Span): Promise<RequestFacts[]> {
  const { rows } = await sql<RequestFacts>`
    select lead.guests, lead.budget, deal.id is not null as is_won, count(*)::integer as count
    from ${requestsIn(scope, span)} group by 1, 2, 3`.execute(tx);
  return rows;
}

export async function findRejectReasons(
  tx: Tx,
  scope: Scope,
  span: Span,
): Promise<{ id: number | null; count: number }[]> {
  const { rows } = await sql<{ id: number | null; count: number }>`
    select lead.reject_reason_id as id, count(*)::integer as count
    from ${requestsIn(scope, span)} and lead.status = 'rejected' group by 1 order by 2 desc, 1`.execute(tx);
  return rows;
}

export type SourceOfRequests = { source: VisitSource; requests: number; deals: number };

/** Requests by the source of the couple's last visit within that many days before. Direct visits count only if there is no other. */
export async function findRequestsBySource(
  tx: Tx,
  scope: Scope,
  span: Span,
  withinDays: number,
): Promise<SourceOfRequests[]> {
  const { rows } = await sql<SourceOfRequests>`
    select visited.source, count(*)::integer as requests, count(visited.deal_id)::integer as deals
    from (
      select deal.id as deal_id, (
        select visit.source from provider_visits visit
        where visit.customer_id = lead.customer_id and visit.couple_id = lead.couple_id
          and visit.provider_id = lead.provider_id and visit.visited_at <= lead.created_at
          and visit.visited_at > lead.created_at - make_interval(days => ${withinDays})
        order by visit.source = 'direct', visit.visited_at desc limit 1
      ) as source
      from ${requestsIn(scope, span)}
    ) visited
    where visited.source is not null group by 1`.execute(tx);
  return rows;
}
