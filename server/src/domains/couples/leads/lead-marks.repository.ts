import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type {} from './leads.tables.ts';

/** The first opening, counted once however many open it at the same time; undefined when it was not the first. */
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

/** Marks many read or unread in one statement; read means their messages too. */
export async function markRead(
  tx: Tx,
  owner: Owner,
  ids: readonly number[],
  readAt: string | null,
): Promise<{ id: number; provider_id: number }[]> {
  const done = await tx
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
  if (readAt !== null) await markMessagesRead(tx, owner.customerId, done, readAt);
  return done;
}

async function markMessagesRead(tx: Tx, customerId: number, leads: readonly { id: number }[], readAt: string) {
  await tx
    .updateTable('lead_messages')
    .set({ read_at: readAt })
    .where('customer_id', '=', customerId)
    .where(
      anyOf(
        'lead_id',
        leads.map((lead) => lead.id),
      ),
    )
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
}

/** Puts back what was marked as read at that moment, messages too; what was read before stays so. */
export async function putBackUnread(
  tx: Tx,
  owner: Owner,
  ids: readonly number[],
  at: string,
): Promise<{ id: number; provider_id: number }[]> {
  const { rows } = await sql<{ id: number; provider_id: number }>`
    with unread as (
      update lead_messages set read_at = null
      where customer_id = ${owner.customerId} and lead_id = any(${ids}) and direction = 'in' and read_at = ${at}
      returning lead_id
    ), counts as (select lead_id, count(*)::int as messages from unread group by lead_id)
    update leads set read_at = nullif(leads.read_at, ${at}),
      unread_message_count = leads.unread_message_count + coalesce((select messages from counts where lead_id = leads.id), 0)
    where customer_id = ${owner.customerId} and provider_id = any(${owner.providerIds}) and id = any(${ids})
      and deleted_at is null
    returning id, provider_id`.execute(tx);
  return rows;
}

/** Makes leads read again, and leaves their messages as they are. */
export function putBackRead(tx: Tx, owner: Owner, ids: readonly number[], at: string) {
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

/** An incoming message as the lead's own row tells it. */
export async function noteIncomingMessage(
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
      waiting_since: sql<string>`case when status = any(${openStatuses}) then coalesce(waiting_since, ${at}) else waiting_since end`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
