import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Window } from '#platform/db/window.ts';
import type { LeadCallTable } from './calls.tables.ts';

export type CallRow = Selectable<LeadCallTable> & { user_name: string | null };
export type CallsKey = { customerId: number; leadId: number };

export function callsQuery(tx: Tx, { customerId, leadId, limit, offset }: CallsKey & Window) {
  return tx
    .selectFrom('lead_calls')
    .leftJoin('customer_users', 'customer_users.id', 'lead_calls.customer_user_id')
    .selectAll('lead_calls')
    .select('customer_users.name as user_name')
    .where('lead_calls.customer_id', '=', customerId)
    .where('lead_calls.lead_id', '=', leadId)
    .orderBy('lead_calls.called_at', 'desc')
    .orderBy('lead_calls.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function countCalls(tx: Tx, { customerId, leadId }: CallsKey): Promise<number> {
  return countOf(tx.selectFrom('lead_calls').where('customer_id', '=', customerId).where('lead_id', '=', leadId));
}

export async function insertCall(tx: Tx, call: Insertable<LeadCallTable>): Promise<Selectable<LeadCallTable>> {
  return tx.insertInto('lead_calls').values(call).returningAll().executeTakeFirstOrThrow();
}

/** A call that the network has started. Reported twice, it is stored once. */
export async function upsertCall(
  tx: Tx,
  call: Insertable<LeadCallTable> & { gateway_id: string },
): Promise<Selectable<LeadCallTable>> {
  return tx
    .insertInto('lead_calls')
    .values(call)
    .onConflict((conflict) =>
      conflict.column('gateway_id').where('gateway_id', 'is not', null).doUpdateSet({ gateway_id: call.gateway_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOwnPhone(tx: Tx, customerId: number, customerUserId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer_users')
    .select('phone')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .executeTakeFirst();
  return row?.phone ?? undefined;
}

/** A call with both numbers. For the system only: the couple's number is given to the phone network alone. */
export type CallLine = {
  id: number;
  customer_id: number;
  lead_id: number;
  provider_id: number;
  customer_user_id: number | null;
  direction: 'out' | 'in';
  result: Selectable<LeadCallTable>['result'];
  gateway_id: string | null;
  accepted_at: string | null;
  couple_phone: string | null;
  user_phone: string | null;
  quick_number: string | null;
  couple_name: string;
  provider_name: string;
};

export async function lockCallLine(tx: Tx, id: number): Promise<CallLine | undefined> {
  const { rows } = await sql<CallLine>`
    select c.id, c.customer_id, c.lead_id, leads.provider_id, c.customer_user_id, c.direction, c.result, c.gateway_id,
      c.accepted_at, couples.phone as couple_phone, customer_users.phone as user_phone, providers.quick_number,
      leads.couple_name, providers.name as provider_name
    from lead_calls c
    join leads on leads.id = c.lead_id and leads.customer_id = c.customer_id
    join providers on providers.id = leads.provider_id
    join couples on couples.id = leads.couple_id
    left join customer_users on customer_users.id = c.customer_user_id
    where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

export async function updateCall(tx: Tx, id: number, change: Partial<Insertable<LeadCallTable>>): Promise<void> {
  await tx.updateTable('lead_calls').set(change).where('id', '=', id).execute();
}

export type NumberOwner = {
  id: number;
  customer_id: number;
  name: string;
  quick_number: string;
  redirect_number: string | null;
  redirect_hours: Selectable<Tables['providers']>['redirect_hours'];
  time_zone: string;
};

/** The provider whose quick number this is. */
export async function findByQuickNumber(tx: Tx, number: string): Promise<NumberOwner | undefined> {
  const { rows } = await sql<NumberOwner>`
    select id, customer_id, name, quick_number, redirect_number, redirect_hours, time_zone
    from providers where quick_number = ${number}`.execute(tx);
  return rows[0];
}

/** The provider whose quick number this was until recently. Couples still have it in their phones. */
export async function findByRestingNumber(
  tx: Tx,
  { number, now }: { number: string; now: string },
): Promise<NumberOwner | undefined> {
  const { rows } = await sql<NumberOwner>`
    select p.id, p.customer_id, p.name, n.number as quick_number, p.redirect_number, p.redirect_hours, p.time_zone
    from phone_numbers n join providers p on p.id = n.last_provider_id
    where n.number = ${number} and n.quarantined_until > ${now} and p.left_at is null`.execute(tx);
  return rows[0];
}

/** The team member with this phone who may call this provider's couples. */
export async function findTeamMemberByPhone(tx: Tx, provider: NumberOwner, phone: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from customer_users u
    join customer_user_contacts c on c.customer_user_id = u.id and c.kind = 'phone' and c.value = ${phone}
    join customer_user_providers l on l.customer_user_id = u.id and l.provider_id = ${provider.id} and 'leads' = any(l.pages)
    where u.customer_id = ${provider.customer_id} and u.active limit 1`.execute(tx);
  return rows[0]?.id;
}

/** The lead of this provider with this code. */
export async function findLeadByCode(tx: Tx, provider: NumberOwner, code: string): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', provider.customer_id)
    .where('provider_id', '=', provider.id)
    .where('extension_number', '=', code)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The last request of the couple with this phone. A withheld lead has the number only on its couple. */
export async function findLeadByPhone(
  tx: Tx,
  provider: NumberOwner,
  phone: string,
): Promise<{ id: number; withheld: boolean } | undefined> {
  return tx
    .selectFrom('leads')
    .select(['id', 'withheld'])
    .where('customer_id', '=', provider.customer_id)
    .where('provider_id', '=', provider.id)
    .where(
      sql<boolean>`(couple_phone = ${phone} or (withheld and couple_id in (select couples.id from couples where couples.phone = ${phone})))`,
    )
    .where('deleted_at', 'is', null)
    .orderBy('withheld')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function findNumbers(
  tx: Tx,
  { customerId, providerIds, providerId }: { customerId: number; providerIds: readonly number[]; providerId: number },
): Promise<(Pick<NumberOwner, 'redirect_number' | 'redirect_hours'> & { quick_number: string | null }) | undefined> {
  return tx
    .selectFrom('providers')
    .select(['redirect_number', 'redirect_hours', 'quick_number'])
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .where(anyOf('id', providerIds))
    .executeTakeFirst();
}

type UnreportedCall = { id: number; gateway_id: string | null; is_long_ago: boolean };

/** Calls whose end is overdue. */
export async function findUnreportedCalls(
  tx: Tx,
  { before, longBefore }: { before: string; longBefore: string },
): Promise<UnreportedCall[]> {
  return tx
    .selectFrom('lead_calls')
    .select(['id', 'gateway_id', sql<boolean>`called_at < ${longBefore}`.as('is_long_ago')])
    .where('result', '=', 'waiting')
    .where('called_at', '<', before)
    .orderBy('called_at')
    .limit(500)
    .execute();
}

/** Whether somebody of the vendor has answered the couple since this call began. */
export async function isAnsweredSince(
  tx: Tx,
  line: Pick<CallLine, 'id' | 'customer_id' | 'lead_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from lead_events e join lead_calls c on c.id = ${line.id}
      where e.customer_id = ${line.customer_id} and e.lead_id = ${line.lead_id} and e.undone_at is null
        and e.at > c.called_at and (e.kind in ('send_email', 'send_sms', 'called')
          or (e.kind in ('call_made', 'call_received') and e.details->>'text' = 'talked'))
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}
