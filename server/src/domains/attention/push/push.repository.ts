import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PushSubscriptionTable } from './push.tables.ts';

type NewSubscription = Insertable<PushSubscriptionTable>;

/** Stores a subscription, or ties a known one to the current session. */
export async function keepSubscription(tx: Tx, subscription: NewSubscription): Promise<number> {
  const { access_token_id, p256dh, auth, heard_at } = subscription;
  const row = await tx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict.columns(['customer_user_id', 'endpoint']).doUpdateSet({ access_token_id, p256dh, auth, heard_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A user’s subscriptions beyond the newest ones. */
export async function dropOldest(tx: Tx, customerId: number, customerUserId: number, most: number): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('id', 'in', (build) =>
      build
        .selectFrom('push_subscriptions')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('customer_user_id', '=', customerUserId)
        .orderBy('heard_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();
}

export async function deleteOwn(tx: Tx, owner: { customerId: number; customerUserId: number }, id: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', owner.customerId)
    .where('customer_user_id', '=', owner.customerUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type Happening = { customerUserId: number; kind: string; data: object };

/** Queues messages for the browsers of these users, in the caller’s transaction; returns whether there are any. */
export async function queueDeliveries(tx: Tx, customerId: number, happenings: readonly Happening[]): Promise<boolean> {
  const { rows } = await sql`
    insert into push_deliveries (customer_id, subscription_id, kind, data, alert_id)
    select s.customer_id, s.id, told.kind, told.data, (select max(alert.id) from alerts alert
      where alert.customer_id = s.customer_id and alert.customer_user_id = s.customer_user_id
        and (alert.lead_id = (told.data->>'leadId')::integer or alert.inbound_message_id = (told.data->>'messageId')::integer)
        and alert.kind = told.kind)
    from jsonb_to_recordset(${JSON.stringify(happenings)}::jsonb) as told("customerUserId" integer, kind text, data jsonb)
    join push_subscriptions s on s.customer_user_id = told."customerUserId" and s.customer_id = ${customerId}
    returning push_deliveries.id`.execute(tx);
  return rows.length > 0;
}

export type Parcel = {
  id: number;
  subscription_id: number;
  kind: string;
  data: unknown;
  tries: number;
  alert_id: number | null;
  customer_user_id: number;
  /** That the person chose. */
  language: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /**
   * The provider of the lead, or of a message that still needs matching; null if it is gone, or if the person no longer
   * looks after its couples.
   */
  provider_name: string | null;
  time_zone: string | null;
  is_session_open: boolean;
};

/** Claims what is due until `again`: if this process dies, another one takes over. */
export async function claimDeliveries(
  tx: Tx,
  { now, again, limit }: { now: string; again: string; limit: number },
): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    with taken as (
      update push_deliveries set tries = tries + 1, next_try_at = ${again}
      where id in (
        select id from push_deliveries where next_try_at is null or next_try_at <= ${now}
        order by next_try_at nulls first, id limit ${limit} for update skip locked)
      returning id, subscription_id, kind, data, tries, alert_id)
    select taken.*, s.customer_user_id, person.preferred_language as language, s.endpoint, s.p256dh, s.auth, providers.name as provider_name, providers.time_zone,
      person.active and exists (select from access_tokens t
        where t.id = s.access_token_id and t.revoked_at is null and t.expires_at > ${now}) as is_session_open
    from taken join push_subscriptions s on s.id = taken.subscription_id
    join customer_users person on person.id = s.customer_user_id
    left join leads on leads.id = (taken.data->>'leadId')::integer and leads.customer_id = s.customer_id and leads.deleted_at is null
    left join inbound_messages message on message.id = (taken.data->>'messageId')::integer
      and message.customer_id = s.customer_id and message.state = 'waiting'
    left join customer_user_providers link on link.customer_user_id = person.id and 'leads' = any(link.pages)
      and link.provider_id = coalesce(leads.provider_id, message.provider_id)
    left join providers on providers.id = link.provider_id
    order by taken.id`.execute(tx);
  return rows;
}

export async function endDelivery(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('push_deliveries').where('id', '=', id).execute();
}

export async function postponeDelivery(tx: Tx, id: number, until: string): Promise<void> {
  await tx.updateTable('push_deliveries').set({ next_try_at: until }).where('id', '=', id).execute();
}

export type Device = { id: number; endpoint: string; p256dh: string; auth: string };

/** The browsers of a user that are signed in. */
export async function findDevices(
  tx: Tx,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
  now: string,
): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select s.id, s.endpoint, s.p256dh, s.auth from push_subscriptions s
    join access_tokens t on t.id = s.access_token_id and t.revoked_at is null and t.expires_at > ${now}
    join customer_users u on u.id = s.customer_user_id and u.active
    where s.customer_id = ${customerId} and s.customer_user_id = ${customerUserId} order by s.id`.execute(tx);
  return rows;
}

/** The browser or its session is gone; so is what waits for it. */
export async function deleteSubscription(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Subscriptions whose session has ended. */
export async function sweepSubscriptions(tx: Tx, now: string): Promise<void> {
  await sql`delete from push_subscriptions s using access_tokens t
    where t.id = s.access_token_id and (t.revoked_at is not null or t.expires_at <= ${now})`.execute(tx);
}

export async function deleteAllSubscriptions(tx: Tx): Promise<void> {
  await tx.deleteFrom('push_subscriptions').execute();
}
