import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export type QuoteScope = {
  customerId: number;
  providerIds: readonly number[];
  stages?: readonly string[] | undefined;
  /** A LIKE pattern: see `likePart`. */
  coupleName?: string | undefined;
  isDue?: boolean;
  reached?: 'opened' | 'accepted' | undefined;
  sentFrom?: string | undefined;
  sentTo?: string | undefined;
  acceptedFrom?: string | undefined;
  acceptedTo?: string | undefined;
  paidFrom?: string | undefined;
  paidTo?: string | undefined;
  now: string;
};

export type QuoteListRow = {
  id: number;
  lead_id: number;
  couple_name: string;
  provider_id: number;
  provider_name: string;
  time_zone: string;
  stage: string;
  version: number;
  total_cents: number;
  paid_cents: number;
  wedding_date: string | null;
  valid_until: string | null;
  sent_at: string | null;
  accepted_at: string | null;
  open_count: number;
  changed_at: string;
  due_on: string | null;
  due_cents: number | null;
  is_overdue: boolean;
};

/** The same as the rule `toStage`. */
const stageAt = (now: string) => sql<string>`case
  when q.state = 'sent' and q.expires_at <= ${now}::timestamptz then 'expired'
  when q.state = 'sent' and q.first_opened_at is not null then 'viewed'
  when q.state = 'accepted' and q.deposit_paid_at is not null then 'paid'
  else q.state end`;

/** Couples that the vendor sees; the figures count the quotes of no others, so that each opens the rows behind it. */
const VISIBLE_LEADS = sql`join leads on leads.customer_id = q.customer_id and leads.id = q.lead_id
  and leads.deleted_at is null and not leads.withheld`;
const HAS_OPENED = sql`(q.first_opened_at is not null or q.accepted_at is not null)`;

const DUE_DAYS = 7;
const today = (now: string) => sql`(${now}::timestamptz at time zone p.time_zone)::date`;

/** One page, the last change first. It goes on after a quote, so that no page costs more than the first. */
export async function findQuotePage(
  tx: Tx,
  scope: QuoteScope,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<QuoteListRow[]> {
  const { rows } = await sql<QuoteListRow>`
    select q.id, q.lead_id, leads.couple_name, q.provider_id, p.name as provider_name, p.time_zone,
      ${stageAt(scope.now)} as stage, q.version, q.total_cents, q.paid_cents,
      coalesce(deal.wedding_date, q.wedding_date) as wedding_date, q.valid_until, q.sent_at,
      q.accepted_at, q.open_count, q.changed_at, due.due_on, due.cents as due_cents,
      coalesce(due.due_on < ${today(scope.now)}, false) as is_overdue
    ${fromQuotes(scope)}
      and ${after === undefined ? sql`true` : isAfter(scope, after)}
    order by q.changed_at desc, q.id desc limit ${limit}`.execute(tx);
  return rows;
}

function isAfter({ customerId }: QuoteScope, id: number): RawBuilder<boolean> {
  return sql`(q.changed_at, q.id) < (
    select last.changed_at, last.id from quotes last where last.customer_id = ${customerId} and last.id = ${id})`;
}

/** Whether a moment is within days where the provider is. */
function isWithin(moment: RawBuilder<unknown>, from: string | undefined, to: string | undefined): RawBuilder<unknown> {
  const day = sql`(${moment} at time zone p.time_zone)::date`;
  return sql`(${from ? sql`${day} >= ${from}` : sql`true`} and ${to ? sql`${day} <= ${to}` : sql`true`})`;
}

const FIRST_SENT = sql`(select first.sent_at from quote_versions first
  where first.customer_id = q.customer_id and first.quote_id = q.id and first.number = 1)`;

const hasReached = (reached: QuoteScope['reached']) =>
  reached === 'accepted' ? sql`q.accepted_at is not null` : reached === 'opened' ? HAS_OPENED : sql`true`;

/** Money came or went back within these days. */
const isPaidWithin = (from: string | undefined, to: string | undefined) => sql`(
  exists (select from quote_instalments i where i.customer_id = q.customer_id and i.quote_id = q.id
    and i.state = 'paid' and ${isWithin(sql`i.paid_at`, from, to)})
  or exists (select from quote_refunds r where r.customer_id = q.customer_id and r.quote_id = q.id
    and r.failed_at is null and ${isWithin(sql`r.created_at`, from, to)})
  or exists (select from quote_disputes d join quote_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id
    where a.customer_id = q.customer_id and a.quote_id = q.id and d.status = 'lost'
      and ${isWithin(sql`d.closed_at`, from, to)}))`;

function fromQuotes(scope: QuoteScope) {
  const { customerId, providerIds, stages, coupleName, isDue, reached, sentFrom, sentTo, now } = scope;
  const { acceptedFrom, acceptedTo, paidFrom, paidTo } = scope;
  return sql`
    from quotes q
    ${VISIBLE_LEADS}
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    left join couple_providers deal on deal.customer_id = q.customer_id and deal.id = q.deal_id
      and deal.status <> 'refused'
    left join lateral (
      select i.due_on, i.cents from quote_instalments i
      where i.customer_id = q.customer_id and i.quote_id = q.id and i.state = 'open' and deal.id is not null
      order by i.due_on, i.number limit 1
    ) due on true
    where q.customer_id = ${customerId} and q.provider_id = any(${providerIds}::integer[])
      and ${stages?.length ? sql`${stageAt(now)} = any(${stages}::text[])` : sql`true`}
      and ${coupleName ? sql`leads.couple_name_key like ${coupleName}` : sql`true`}
      and ${isDue ? sql`due.due_on <= ${today(now)} + ${DUE_DAYS}::integer` : sql`true`}
      and ${hasReached(reached)}
      and ${sentFrom || sentTo ? isWithin(FIRST_SENT, sentFrom, sentTo) : sql`true`}
      and ${acceptedFrom || acceptedTo ? isWithin(sql`q.accepted_at`, acceptedFrom, acceptedTo) : sql`true`}
      and ${paidFrom || paidTo ? isPaidWithin(paidFrom, paidTo) : sql`true`}`;
}

export async function findPipeline(
  tx: Tx,
  { customerId, providerIds, now }: QuoteScope,
): Promise<{ stage: string; count: number; cents: number }[]> {
  const { rows } = await sql<{ stage: string; count: number; cents: number }>`
    select ${stageAt(now)} as stage, count(*)::integer as count, sum(q.total_cents)::float8 as cents
    from quotes q ${VISIBLE_LEADS} where q.customer_id = ${customerId} and q.provider_id = any(${providerIds}::integer[])
    group by 1`.execute(tx);
  return rows;
}

export type FiguresRow = {
  provider_id: number;
  provider_name: string;
  month: string;
  sent: number;
  opened: number;
  accepted: number;
  median_hours: number | null;
  cents: number;
};

/** By provider and the month the first version was sent in, the latest first. Everything follows from the quotes themselves. */
export async function findFigures(tx: Tx, { customerId, providerIds, now }: QuoteScope): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    select q.provider_id, p.name as provider_name, to_char(v.sent_at at time zone p.time_zone, 'YYYY-MM') as month,
      count(*)::integer as sent,
      count(*) filter (where ${HAS_OPENED})::integer as opened,
      count(q.accepted_at)::integer as accepted,
      percentile_cont(0.5) within group (order by extract(epoch from q.accepted_at - v.sent_at) / 3600)
        filter (where q.accepted_at is not null) as median_hours,
      coalesce(sum(q.total_cents) filter (where q.accepted_at is not null), 0)::float8 as cents
    from quotes q ${VISIBLE_LEADS}
    join quote_versions v on v.customer_id = q.customer_id and v.quote_id = q.id and v.number = 1
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    where q.customer_id = ${customerId} and q.provider_id = any(${providerIds}::integer[])
      and v.sent_at > ${now}::timestamptz - interval '12 months'
    group by 1, 2, 3 order by 3 desc, 2`.execute(tx);
  return rows;
}

export type MonthRow = {
  month: string;
  sent: number;
  sent_cents: number;
  opened: number;
  median_hours: number | null;
  accepted: number;
  accepted_cents: number;
  paid_cents: number;
};

/** What happened since the month began where the provider is; what went back or was lost in a dispute is taken off what was paid. */
export async function findMonth(tx: Tx, { customerId, providerIds, now }: QuoteScope): Promise<MonthRow> {
  const isNow = (moment: RawBuilder<unknown>) =>
    sql`date_trunc('month', ${moment} at time zone p.time_zone) = date_trunc('month', ${now}::timestamptz at time zone p.time_zone)`;
  const { rows } = await sql<MonthRow>`
    select coalesce(max(to_char(${now}::timestamptz at time zone p.time_zone, 'YYYY-MM')),
        to_char(${now}::timestamptz, 'YYYY-MM')) as month,
      count(*) filter (where ${isNow(sql`v.sent_at`)})::integer as sent,
      coalesce(sum(q.total_cents) filter (where ${isNow(sql`v.sent_at`)}), 0)::float8 as sent_cents,
      count(*) filter (where ${isNow(sql`v.sent_at`)} and ${HAS_OPENED})::integer as opened,
      percentile_cont(0.5) within group (order by extract(epoch from q.accepted_at - v.sent_at) / 3600)
        filter (where ${isNow(sql`q.accepted_at`)}) as median_hours,
      count(*) filter (where ${isNow(sql`q.accepted_at`)})::integer as accepted,
      coalesce(sum(q.total_cents) filter (where ${isNow(sql`q.accepted_at`)}), 0)::float8 as accepted_cents,
      (coalesce(sum(paid.cents), 0) - coalesce(sum(back.cents), 0) - coalesce(sum(lost.cents), 0))::float8 as paid_cents
    from quotes q ${VISIBLE_LEADS}
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    left join quote_versions v on v.customer_id = q.customer_id and v.quote_id = q.id and v.number = 1
    left join lateral (
      select sum(i.cents) as cents from quote_instalments i
      where i.customer_id = q.customer_id and i.quote_id = q.id and i.state = 'paid' and ${isNow(sql`i.paid_at`)}
    ) paid on true
    left join lateral (
      select sum(r.cents) as cents from quote_refunds r
      join quote_attempts a on a.customer_id = r.customer_id and a.id = r.attempt_id and a.status = 'paid'
      where r.customer_id = q.customer_id and r.quote_id = q.id and r.failed_at is null
        and ${isNow(sql`r.created_at`)}
    ) back on true
    left join lateral (
      select sum(least(d.cents, a.cents - coalesce((select sum(r.cents) from quote_refunds r
        where r.customer_id = a.customer_id and r.attempt_id = a.id and r.failed_at is null), 0))) as cents
      from quote_disputes d
      join quote_attempts a on a.customer_id = d.customer_id and a.id = d.attempt_id and a.status = 'paid'
      where a.customer_id = q.customer_id and a.quote_id = q.id and d.status = 'lost' and ${isNow(sql`d.closed_at`)}
    ) lost on true
    where q.customer_id = ${customerId} and q.provider_id = any(${providerIds}::integer[])
      and q.changed_at > ${now}::timestamptz - interval '32 days'`.execute(tx);
  return rows[0] as MonthRow;
}
