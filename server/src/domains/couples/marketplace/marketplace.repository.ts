import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';
import type {} from './marketplace.tables.ts';

export type ProviderOwner = Pick<
  Selectable<Tables['providers']>,
  'id' | 'customer_id' | 'paid_status' | 'product_date_end' | 'time_zone' | 'on_hold' | 'left_at'
> &
  Pick<Selectable<Tables['provider_categories']>, 'category_type'>;

export function findProviderOwner(tx: Tx, id: number): Promise<ProviderOwner | undefined> {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select([
      'providers.id',
      'providers.customer_id',
      'providers.paid_status',
      'providers.product_date_end',
      'providers.time_zone',
      'providers.on_hold',
      'providers.left_at',
      'provider_categories.category_type',
    ])
    .where('providers.id', '=', id)
    .executeTakeFirst();
}

export async function findLeadIdByRequest(tx: Tx, requestId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('leads').select('id').where('request_id', '=', requestId).executeTakeFirst();
  return row?.id;
}

export type Receiver = { customer_user_id: number; by_email: boolean; by_sms: boolean } & {
  [K in 'fallback' | 'quiet_from' | 'quiet_until']: Tables['alert_settings'][K] | null;
};

/** A notification names the couple and quotes them, so it takes the same right as their page. */
const MAY_READ_LEADS = sql<boolean>`'leads' = any(link.pages)`;

/** Team members who want to be notified of new requests, and how. */
export function findReceivers(tx: Tx, customerId: number, providerId: number): Promise<Receiver[]> {
  return tx
    .selectFrom('customer_user_providers as link')
    .innerJoin('customer_users as u', 'u.id', 'link.customer_user_id')
    .leftJoin('alert_settings as settings', 'settings.customer_user_id', 'u.id')
    .select([
      'link.customer_user_id',
      'settings.fallback',
      'settings.quiet_from',
      'settings.quiet_until',
      sql<boolean>`link.can_receive_leads and u.email is not null`.as('by_email'),
      sql<boolean>`link.can_receive_leads_sms and u.phone is not null`.as('by_sms'),
    ])
    .where('link.customer_id', '=', customerId)
    .where('link.provider_id', '=', providerId)
    .where('u.active', '=', true)
    .where(MAY_READ_LEADS)
    .execute();
}

/** A text that waited for the end of the night is no news to those who know of the request, or once it is answered. */
const IS_NEWS = sql<boolean>`leads.waiting_since is not null and not exists (
  select from alerts alert where alert.lead_id = leads.id and alert.customer_user_id = u.id and alert.kind = 'lead'
    and (alert.seen_at is not null or exists (select from alert_deliveries delivery
      where delivery.alert_id = alert.id and delivery.channel = 'sms' and delivery.is_fallback
        and delivery.status <> 'failed')))`;

/** What the notification of a new request says; undefined when the user, the request or their right to it is gone. */
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
    .where(MAY_READ_LEADS)
    .where(by === 'email' ? 'link.can_receive_leads' : 'link.can_receive_leads_sms', '=', true)
    .where(by === 'email' ? sql<boolean>`true` : IS_NEWS)
    .executeTakeFirst();
}

/** Stores the id of a received event. Returns false when it was received before. */
export async function recordReceivedEvent(tx: Tx, source: string, id: string, at: string): Promise<boolean> {
  const { rows } = await sql`insert into received_events (source, id, received_at) values (${source}, ${id}, ${at})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes events that are too old to be repeated. */
export async function deleteReceivedEventsBefore(tx: Tx, moment: string): Promise<void> {
  await sql`delete from received_events where received_at < ${moment}`.execute(tx);
}
