import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type {} from './leads.tables.ts';

export type MarkedLead = { id: number; provider_id: number };

/** Marks the first opening, once however many open it at the same time. Undefined when it was not the first. */
export async function markOpened(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  at: string,
): Promise<{ wasNew: boolean } | undefined> {
  const { rows } = await sql<{ was_new: boolean }>`
    with before as (
      select id, status from leads where customer_id = ${customerId} and id = ${id} and (read_at is null or status = 'new') for update
    )
    update leads set read_at = coalesce(leads.read_at, ${at}), status = case before.status when 'new' then 'pending' else before.status end
    from before where leads.customer_id = ${customerId} and leads.id = before.id
    returning before.status = 'new' as was_new`.execute(tx);
  return rows[0] && { wasNew: rows[0].was_new };
}

/** Marks many leads read (with no unread messages) or unread. */
export function markRead(tx: Tx, owner: Owner, ids: readonly number[], readAt: string | null): Promise<MarkedLead[]> {
  return tx
    .updateTable('leads')
    .set(
      readAt === null
        ? { read_at: null }
        : { read_at: sql<string>`coalesce(read_at, ${readAt})`, unread_message_count: 0 },
    )
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where(anyOf('id', ids))
    .where('deleted_at', 'is', null)
    .returning(['id', 'provider_id'])
    .execute();
}

export type UnreadMessages = { lead_id: number; messages: number };

/** Undoes marking leads as read at that moment, and adds the messages that are unread again. */
export async function restoreUnread(
  tx: Tx,
  owner: Owner,
  { ids, at, unread }: { ids: readonly number[]; at: string; unread: readonly UnreadMessages[] },
): Promise<MarkedLead[]> {
  const { rows } = await sql<MarkedLead>`
    with counts as (
      select lead_id, messages from jsonb_to_recordset(${JSON.stringify(unread)}::jsonb) as given(lead_id integer, messages integer)
    )
    update leads set read_at = nullif(leads.read_at, ${at}),
      unread_message_count = leads.unread_message_count + coalesce((select messages from counts where lead_id = leads.id), 0)
    where customer_id = ${owner.customerId} and provider_id = any(${owner.providerIds}) and id = any(${ids})
      and deleted_at is null
    returning id, provider_id`.execute(tx);
  return rows;
}

/** Undoes marking leads as unread. Their messages don't change. */
export function restoreRead(tx: Tx, owner: Owner, ids: readonly number[], at: string): Promise<MarkedLead[]> {
  return tx
    .updateTable('leads')
    .set({ read_at: at })
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where(anyOf('id', ids))
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .returning(['id', 'provider_id'])
    .execute();
}

/** From when an open lead waits for an answer: it may have waited before. */
const waitingFrom = (at: string, openStatuses: readonly string[]) =>
  sql<string>`case when status = any(${openStatuses}) then coalesce(waiting_since, ${at}) else waiting_since end`;

export async function markWaiting(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  at: string,
  openStatuses: readonly string[],
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ waiting_since: waitingFrom(at, openStatuses) })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

const ASKED = ['info_request', 'email_received', 'sms_received', 'receive_message'];
const ANSWERED = ['send_email', 'send_sms', 'email_sent', 'sms_sent', 'called'];

/**
 * A closed request is open again: a couple who has had no answer to what they wrote last waits for one, from then on. What
 * the vendor entered or imported was written by no couple.
 */
export async function markWaitingAgain(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update leads set waiting_since = (
      select min(event.at) from lead_events event
      where event.customer_id = leads.customer_id and event.lead_id = leads.id and event.kind = any(${ASKED})
        and event.customer_user_id is null and event.at > coalesce((
          select max(answer.at) from lead_events answer
          where answer.customer_id = leads.customer_id and answer.lead_id = leads.id and answer.undone_at is null
            and (answer.kind = any(${ANSWERED}) and answer.customer_user_id is not null
              or answer.kind in ('call_made', 'call_received') and answer.details->>'text' = 'talked')), '-infinity'))
    where customer_id = ${customerId} and id = any(${ids}) and waiting_since is null and cancelled_at is null
      and couple_deleted_at is null`.execute(tx);
}

/** Counts an incoming message on its lead. */
export async function updateForIncomingMessage(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  at: string,
  openStatuses: readonly string[],
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({
      unread_message_count: sql<number>`unread_message_count + 1`,
      last_message_at: sql<string>`greatest(last_message_at, ${at})`,
      waiting_since: waitingFrom(at, openStatuses),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
