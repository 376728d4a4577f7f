import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';
import type { AskBlock, CommentRequest } from './testimonials.tables.ts';

export type AskableRow = {
  id: number;
  couple_name: string;
  provider_name: string;
  wedding_date: string | null;
  request: CommentRequest;
  ask_on: string | null;
  block: AskBlock | null;
};

const request = sql<CommentRequest>`case
  when exists (select 1 from testimonials t where t.lead_id = couple_providers.lead_id and t.added_by = 'couple') then 'commented'
  when couple_providers.comment_requested_at is not null then 'requested'
  when comment_requests.state in ('scheduled', 'queued') then 'scheduled' else 'not_requested' end`;

const weddingDate = sql<string | null>`coalesce(couple_providers.wedding_date, leads.organization_date)`;
const askOn = sql<string | null>`(${weddingDate} + 1)::date`;
/** Ten in the morning, where the vendor is. */
const isDue = (now: string) =>
  sql<boolean>`((${weddingDate} + 1) + time '10:00') at time zone providers.time_zone <= ${now}::timestamptz`;

const block = sql<AskBlock | null>`case
  when providers.left_at is not null then 'vendor_left'
  when leads.couple_deleted_at is not null then 'account_deleted'
  when leads.cancelled_at is not null then 'cancelled'
  when leads.contact_preference = 'phone' then 'phone_only'
  when not leads.has_email then 'no_address'
  when couples.unsubscribed_at is not null then 'unsubscribed'
  when ${weddingDate} is null then 'no_date'
  when comment_requests.state = 'failed' then 'undeliverable' end`;

function standingDeals(tx: Tx) {
  return tx
    .selectFrom('couple_providers')
    .innerJoin('leads', 'leads.id', 'couple_providers.lead_id')
    .innerJoin('providers', 'providers.id', 'couple_providers.provider_id')
    .innerJoin('couples', 'couples.id', 'couple_providers.couple_id')
    .leftJoin('comment_requests', (join) =>
      join
        .onRef('comment_requests.customer_id', '=', 'couple_providers.customer_id')
        .onRef('comment_requests.couple_provider_id', '=', 'couple_providers.id'),
    )
    .where('couple_providers.status', '<>', 'refused')
    .where('leads.deleted_at', 'is', null);
}

function deals(tx: Tx, { customerId, providerIds }: Owner, wanted?: CommentRequest) {
  const query = standingDeals(tx)
    .where('couple_providers.customer_id', '=', customerId)
    .where(anyOf('couple_providers.provider_id', providerIds));
  return wanted ? query.where(request, '=', wanted) : query;
}

export function findAskable(
  tx: Tx,
  owner: Owner,
  wanted: CommentRequest | undefined,
  { limit, offset }: Window,
): Promise<AskableRow[]> {
  return deals(tx, owner, wanted)
    .select(['couple_providers.id', 'leads.couple_name', 'providers.name as provider_name'])
    .select([weddingDate.as('wedding_date'), request.as('request'), askOn.as('ask_on'), block.as('block')])
    .orderBy('couple_providers.agreed_at', 'desc')
    .orderBy('couple_providers.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countAskable(tx: Tx, owner: Owner): Promise<{ request: CommentRequest; count: number }[]> {
  return deals(tx, owner)
    .select([request.as('request'), sql<number>`count(*)::int`.as('count')])
    .groupBy(request)
    .execute();
}

export type DealRow = { id: number; lead_id: number; status: string };

/** The lock keeps two clicks from asking the couple twice. */
export function lockDeal(tx: Tx, { customerId, providerIds }: Owner, id: number): Promise<DealRow | undefined> {
  return tx
    .selectFrom('couple_providers')
    .select(['id', 'lead_id', 'status'])
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a couple was asked, and why they cannot be. */
export function findAskState(
  tx: Tx,
  owner: Owner,
  id: number,
): Promise<{ request: CommentRequest; block: AskBlock | null } | undefined> {
  return deals(tx, owner)
    .select([request.as('request'), block.as('block')])
    .where('couple_providers.id', '=', id)
    .executeTakeFirst();
}

type Asked = { customerId: number; askedBy: number; at: string };

export async function insertRequest(tx: Tx, id: number, { customerId, askedBy, at }: Asked): Promise<void> {
  await tx
    .insertInto('comment_requests')
    .values({ customer_id: customerId, couple_provider_id: id, state: 'scheduled', asked_by: askedBy, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Schedules everybody who can be asked. Returns how many that are. */
export async function insertAllRequests(tx: Tx, owner: Owner, { askedBy, at }: Asked): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('comment_requests')
    .columns(['customer_id', 'couple_provider_id', 'state', 'asked_by', 'asked_at'])
    .expression(
      deals(tx, owner, 'not_requested')
        .where(block, 'is', null)
        .select(['couple_providers.customer_id', 'couple_providers.id'])
        .select([
          sql`'scheduled'`.as('state'),
          sql`${askedBy}::int`.as('asked_by'),
          sql`${at}::timestamptz`.as('asked_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Whether there was a request that had not been sent. */
export async function deleteOpenRequest(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('comment_requests')
    .where('customer_id', '=', customerId)
    .where('couple_provider_id', '=', id)
    .where('state', 'in', ['scheduled', 'queued'])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Claims requests whose day has come, of one customer or of all. One that was claimed a day ago and is still open was
 * lost and is claimed again.
 */
export async function claimDue(
  tx: Tx,
  { now, limit, customerId }: { now: string; limit: number; customerId?: number },
): Promise<number[]> {
  const isOpen = sql<boolean>`(comment_requests.state = 'scheduled'
    or (comment_requests.state = 'queued' and comment_requests.queued_at < ${now}::timestamptz - interval '1 day'))`;
  let due = standingDeals(tx).select('couple_providers.id').where(isOpen).where(isDue(now));
  if (customerId !== undefined) due = due.where('couple_providers.customer_id', '=', customerId);
  const rows = await tx
    .updateTable('comment_requests')
    .set({ state: 'queued', queued_at: now })
    .where('couple_provider_id', 'in', due.limit(limit))
    // Checked again on the row itself: another worker may have claimed it just now.
    .where(isOpen)
    .returning('couple_provider_id')
    .execute();
  return rows.map((row) => row.couple_provider_id);
}

export type RequestFacts = {
  customer_id: number;
  lead_id: number;
  provider_id: number;
  couple_id: number;
  couple_name: string;
  email: string | null;
  partner_email: string | null;
  provider_name: string;
  provider_slug: string;
  language: string;
  request: CommentRequest;
  block: AskBlock | null;
  is_due: boolean;
};

/** That in which the couple read their last quote. */
const language = sql<string>`coalesce((
  select q.language from quotes q where q.customer_id = couple_providers.customer_id and q.lead_id = couple_providers.lead_id
  order by q.id desc limit 1), 'en')`;

/** What the mail needs. The couple's address is not visible to the tenant, so this is read outside of it. */
export function findRequestFacts(tx: Tx, id: number, now: string): Promise<RequestFacts | undefined> {
  return standingDeals(tx)
    .select(['couple_providers.customer_id', 'couple_providers.lead_id', 'couple_providers.provider_id'])
    .select(['couple_providers.couple_id', 'leads.couple_name', 'couples.email'])
    .select(['couples.partner_email', 'providers.name as provider_name', 'providers.slug as provider_slug'])
    .select([request.as('request'), block.as('block'), isDue(now).as('is_due'), language.as('language')])
    .where('couple_providers.id', '=', id)
    .executeTakeFirst();
}

export async function updateRequestState(
  tx: Tx,
  customerId: number,
  id: number,
  state: 'scheduled' | 'sent' | 'failed',
): Promise<void> {
  await tx
    .updateTable('comment_requests')
    .set({ state })
    .where('customer_id', '=', customerId)
    .where('couple_provider_id', '=', id)
    .execute();
}

/** A claimed request waits again. Ids of deals are unique across customers. */
export async function releaseClaim(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('comment_requests')
    .set({ state: 'scheduled' })
    .where('couple_provider_id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}
