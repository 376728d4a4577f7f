import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type {
  AlertDeliveryTable,
  AlertKind,
  AlertSettings,
  AlertSettingsTable,
  AlertTable,
  FallbackResult,
  LeadAlertKind,
} from './alerts.tables.ts';

export type NewAlert = { customerUserId: number; leadId?: number; messageId?: number; kind: AlertKind };

/** The fallback is due by the database’s clock, five minutes after the commit at the latest. */
export async function insertAlerts(tx: Tx, customerId: number, added: readonly NewAlert[]): Promise<void> {
  await sql`insert into alerts (customer_id, customer_user_id, lead_id, inbound_message_id, kind, fallback_at)
    select ${customerId}, told."customerUserId", leads.id, message.id, told.kind, now() + interval '5 minutes'
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as told("customerUserId" integer, "leadId" integer, "messageId" integer, kind text)
    left join leads on leads.id = told."leadId" and leads.customer_id = ${customerId}
    left join inbound_messages message on message.id = told."messageId" and message.customer_id = ${customerId}
    where coalesce(leads.id, message.id) is not null`.execute(tx);
}

export type AlertRow = Omit<Selectable<AlertTable>, 'kind'> & {
  kind: LeadAlertKind;
  person: string;
  deliveries: Pick<Selectable<AlertDeliveryTable>, 'channel' | 'status' | 'is_fallback' | 'changed_at'>[] | null;
};

const MOMENT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** The newest first. */
export async function findAlerts(tx: Tx, leadId: number, limit: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select alert.*, trim(person.name || ' ' || person.surname) as person,
      (select json_agg(json_build_object('channel', channel, 'status', status, 'is_fallback', is_fallback,
          'changed_at', to_char(changed_at at time zone 'UTC', ${MOMENT})) order by id)
        from alert_deliveries delivery where delivery.alert_id = alert.id) as deliveries
    from alerts alert join customer_users person on person.id = alert.customer_user_id
    where alert.lead_id = ${leadId} and alert.customer_id = (select customer_id from leads where id = ${leadId})
    order by alert.id desc limit ${limit}`.execute(tx);
  return rows;
}

export async function hasLead(tx: Tx, { customerId, providerIds }: Owner, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnyLead(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type Person = { customerId: number; customerUserId: number };

export async function markSeen(tx: Tx, person: Person, leadId: number, at: string): Promise<void> {
  await sql`update alerts set seen_at = ${at}, fallback_at = null, fallback = coalesce(fallback, 'seen')
    where customer_id = ${person.customerId} and customer_user_id = ${person.customerUserId} and lead_id = ${leadId}
      and seen_at is null`.execute(tx);
}

/** Everything that a person was told about messages that match no couple. */
export async function markUnmatchedSeen(tx: Tx, person: Person, at: string): Promise<void> {
  await sql`update alerts set seen_at = ${at}, fallback_at = null, fallback = coalesce(fallback, 'seen')
    where customer_id = ${person.customerId} and customer_user_id = ${person.customerUserId}
      and inbound_message_id is not null and seen_at is null`.execute(tx);
}

export async function findSettings(tx: Tx, { customerId, customerUserId }: Person) {
  const { rows } = await sql<
    { [K in keyof AlertSettingsTable]: AlertSettingsTable[K] | null } & { has_phone: boolean }
  >`
    select settings.*, person.phone is not null as has_phone
    from customer_users person left join alert_settings settings on settings.customer_user_id = person.id
    where person.customer_id = ${customerId} and person.id = ${customerUserId}`.execute(tx);
  return rows[0];
}

export async function upsertSettings(tx: Tx, person: Person, { fallback, quietHours }: AlertSettings): Promise<void> {
  const columns = { fallback, quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null };
  await tx
    .insertInto('alert_settings')
    .values({ customer_id: person.customerId, customer_user_id: person.customerUserId, ...columns })
    .onConflict((conflict) => conflict.column('customer_user_id').doUpdateSet(columns))
    .execute();
}

/** Alerts whose fallback is due, each for one process only until `again`. */
export async function claimDueAlerts(
  tx: Tx,
  { now, again, limit }: { now: string; again: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update alerts set fallback_at = ${again}
    where id in (select id from alerts where fallback_at <= ${now} order by fallback_at limit ${limit}
      for update skip locked) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type DueAlert = Omit<Selectable<AlertTable>, 'fallback' | 'fallback_at' | 'inbound_message_id'> &
  Pick<AlertSettingsTable, 'fallback' | 'quiet_from' | 'quiet_until'> & {
    user_name: string;
    email: string | null;
    phone: string | null;
    /** Null for a message that is no couple’s yet. */
    couple_name: string | null;
    provider_name: string;
    time_zone: string;
    is_in_charge: boolean;
    is_waiting: boolean;
    used: string[];
    /** What became of the other messages without a couple that the person has been told of and not looked at. */
    others: 'sent' | 'due' | null;
  };

/**
 * A colleague did something for the couple since, or talked to them. Couples with a deal write too, and no list counts them
 * as waiting.
 */
const HAS_COLLEAGUE_ACTED = sql`exists (select from lead_events event
  where event.customer_id = leads.customer_id and event.lead_id = leads.id and event.at >= alert.created_at
    and (event.customer_user_id is not null and event.kind <> 'note_added'
      or event.kind in ('call_made', 'call_received') and event.details ->> 'text' = 'talked'))`;

/**
 * Couples who asked, wrote or called in vain wait until they are answered. A visit that they proposed may be answered
 * without a message, so for everything else only what a colleague did counts.
 */
const IS_WAITING = sql`case when alert.kind = 'unmatched_message' then message.state = 'waiting' else (alert.kind in ('lead', 'message', 'missed_call', 'message_failed', 'quote_day_taken') and leads.waiting_since is not null
  or alert.kind <> 'lead' and not ${HAS_COLLEAGUE_ACTED}) end`;

/** Anybody can write to a vendor: one mail a day says so, until they look. An earlier alert that is due goes first. */
const OTHERS = sql`(select case when bool_or(other.fallback = 'sent') then 'sent'
    when bool_or(other.fallback_at is not null and other.id < alert.id) then 'due' end
  from alerts other join inbound_messages earlier
    on earlier.customer_id = other.customer_id and earlier.id = other.inbound_message_id
  where message.id is not null and other.customer_user_id = alert.customer_user_id and other.id <> alert.id
    and other.kind = 'unmatched_message' and other.seen_at is null and earlier.provider_id = message.provider_id
    and other.created_at > alert.created_at - interval '1 day')`;

export async function findDueAlert(tx: Tx, id: number): Promise<DueAlert | undefined> {
  const { rows } = await sql<DueAlert>`
    select alert.id, alert.customer_id, alert.customer_user_id, alert.lead_id, alert.kind, alert.created_at,
      alert.seen_at, settings.fallback, settings.quiet_from, settings.quiet_until, person.name as user_name,
      person.email, person.phone, leads.couple_name, providers.name as provider_name, providers.time_zone,
      person.active and leads.deleted_at is null and exists (select from customer_user_providers link
        where link.customer_user_id = person.id and link.provider_id = providers.id
          and 'leads' = any(link.pages)) as is_in_charge,
      ${IS_WAITING} as is_waiting,
      coalesce((select array_agg(channel) from alert_deliveries delivery
        where delivery.alert_id = alert.id and delivery.status <> 'failed'), '{}') as used,
      ${OTHERS} as others
    from alerts alert
    join customer_users person on person.id = alert.customer_user_id
    left join leads on leads.id = alert.lead_id
    left join inbound_messages message on message.id = alert.inbound_message_id
    join providers on providers.id = coalesce(leads.provider_id, message.provider_id)
    left join alert_settings settings on settings.customer_user_id = person.id
    where alert.id = ${id} and alert.seen_at is null`.execute(tx);
  return rows[0];
}

export async function endFallback(tx: Tx, id: number, fallback: FallbackResult): Promise<void> {
  await tx.updateTable('alerts').set({ fallback, fallback_at: null }).where('id', '=', id).execute();
}

export async function postponeFallback(tx: Tx, id: number, until: string): Promise<void> {
  await tx.updateTable('alerts').set({ fallback_at: until }).where('id', '=', id).execute();
}

export async function deleteAlertsBefore(tx: Tx, moment: string): Promise<void> {
  await tx.deleteFrom('alerts').where('created_at', '<', moment).execute();
}
