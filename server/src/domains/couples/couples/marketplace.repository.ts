import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { LeadTable } from '#domains/couples/leads/leads.tables.ts';
import type { ProviderTable } from '#domains/listing/providers/providers.tables.ts';
import type { CoupleTable } from './couples.tables.ts';

export type ProviderOwner = Pick<
  Selectable<ProviderTable>,
  'id' | 'customer_id' | 'paid_status' | 'product_date_end' | 'time_zone'
>;

export function findProviderOwner(tx: Tx, id: number): Promise<ProviderOwner | undefined> {
  return tx
    .selectFrom('providers')
    .select(['id', 'customer_id', 'paid_status', 'product_date_end', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findLeadIdByRequest(tx: Tx, requestId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('leads').select('id').where('request_id', '=', requestId).executeTakeFirst();
  return row?.id;
}

export type MarketplaceCouple = Insertable<CoupleTable> & { marketplace_id: string };

/** The couple as the marketplace knows them now; one row however many vendors they ask. */
export async function putCouple(tx: Tx, couple: MarketplaceCouple): Promise<number> {
  const row = await tx
    .insertInto('couples')
    .values(couple)
    .onConflict((conflict) => conflict.column('marketplace_id').doUpdateSet({ ...couple, deleted_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What the leads of a couple repeat of them. */
export async function updateLeadsOfCouple(tx: Tx, coupleId: number, change: Updateable<LeadTable>): Promise<void> {
  await tx.updateTable('leads').set(change).where('couple_id', '=', coupleId).execute();
}

/** The couple is back, or has other addresses: what their leads repeat of that. One that is kept back has no phone until it is shown. */
export async function repeatCouple(
  tx: Tx,
  coupleId: number,
  { couple_phone: phone, ...change }: Updateable<LeadTable>,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ ...change, couple_phone: sql<string | null>`case when withheld then null else ${phone}::text end` })
    .where('couple_id', '=', coupleId)
    .execute();
}

/** A lead for a request; undefined when the same request came a moment before. */
export async function insertRequest(tx: Tx, lead: Insertable<LeadTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type Receiver = { customer_user_id: number; by_email: boolean; by_sms: boolean };

/** Who of the team wants to hear of new requests, and how. */
export function findReceivers(tx: Tx, customerId: number, providerId: number): Promise<Receiver[]> {
  return tx
    .selectFrom('customer_user_providers as link')
    .innerJoin('customer_users as u', 'u.id', 'link.customer_user_id')
    .select([
      'link.customer_user_id',
      sql<boolean>`link.can_receive_leads and u.email is not null`.as('by_email'),
      sql<boolean>`link.can_receive_leads_sms and u.phone is not null`.as('by_sms'),
    ])
    .where('link.customer_id', '=', customerId)
    .where('link.provider_id', '=', providerId)
    .where('u.active', '=', true)
    .execute();
}

/** What a user is told of a new request; undefined when they, or it, are gone or they do not want to hear of it any more. */
export function findNewLeadFacts(tx: Tx, leadId: number, customerUserId: number, by: 'email' | 'sms') {
  return tx
    .selectFrom('leads')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('customer_user_providers as link', 'link.provider_id', 'leads.provider_id')
    .innerJoin('customer_users as u', 'u.id', 'link.customer_user_id')
    .leftJoin('lead_details', 'lead_details.lead_id', 'leads.id')
    .select([
      'leads.id as lead_id',
      'u.id as customer_user_id',
      'u.name as user_name',
      'u.email',
      'u.phone',
      'leads.couple_name',
      'providers.name as provider_name',
      'leads.organization_date',
      'leads.place',
      'leads.guests',
      'leads.budget',
      'leads.withheld',
      sql<string>`coalesce(lead_details.message, '')`.as('message'),
    ])
    .where('leads.id', '=', leadId)
    .where('leads.deleted_at', 'is', null)
    .where('u.id', '=', customerUserId)
    .where('u.active', '=', true)
    .where(by === 'email' ? 'link.can_receive_leads' : 'link.can_receive_leads_sms', '=', true)
    .executeTakeFirst();
}

/** Notes that the marketplace told us this; false when it had already. */
export async function isFirstTelling(tx: Tx, source: string, id: string, at: string): Promise<boolean> {
  const { rows } = await sql`insert into received_events (source, id, received_at) values (${source}, ${id}, ${at})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Forgets tellings that are too old to be repeated. */
export async function deleteTellingsBefore(tx: Tx, moment: string): Promise<void> {
  await sql`delete from received_events where received_at < ${moment}`.execute(tx);
}

export function findCouple(tx: Tx, marketplaceId: string): Promise<{ id: number; name: string } | undefined> {
  return tx.selectFrom('couples').select(['id', 'name']).where('marketplace_id', '=', marketplaceId).executeTakeFirst();
}

export async function updateCouple(tx: Tx, id: number, change: Updateable<CoupleTable>): Promise<void> {
  await tx.updateTable('couples').set(change).where('id', '=', id).execute();
}

export type LeadOfCouple = { id: number; customer_id: number; provider_id: number };

/** The leads of a couple, customer by customer. */
export function findLeadsOfCouple(tx: Tx, coupleId: number): Promise<LeadOfCouple[]> {
  return tx
    .selectFrom('leads')
    .select(['id', 'customer_id', 'provider_id'])
    .where('couple_id', '=', coupleId)
    .where('deleted_at', 'is', null)
    .orderBy('customer_id')
    .orderBy('id')
    .execute();
}

/** The last request of a couple to a provider. */
export function findLeadWith(tx: Tx, coupleId: number, providerId: number): Promise<LeadOfCouple | undefined> {
  return tx
    .selectFrom('leads')
    .select(['id', 'customer_id', 'provider_id'])
    .where('couple_id', '=', coupleId)
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a visit on the line that today's visits have already; false when there is none yet. */
export async function countVisitInTimeline(tx: Tx, lead: LeadOfCouple, at: string): Promise<boolean> {
  const { rows } =
    await sql`update lead_events set at = ${at}, details = jsonb_build_object('count', coalesce((details->>'count')::int, 1) + 1)
    where id = (
      select id from lead_events where customer_id = ${lead.customer_id} and lead_id = ${lead.id} and kind = 'visit_log'
        and at > ${at}::timestamptz - interval '1 day' order by at desc limit 1
    ) returning id`.execute(tx);
  return rows.length > 0;
}
