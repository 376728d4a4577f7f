import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Window } from '#platform/db/window.ts';
import type { InboundMessageTable } from './messages.tables.ts';

type Arrival = Selectable<InboundMessageTable>;

/** Messages that belong to no customer. Those of a vendor wait for that vendor. */
function unownedMessages(tx: Tx, state: 'waiting' | 'dismissed') {
  return tx.selectFrom('inbound_messages').where('customer_id', 'is', null).where('state', '=', state);
}

export function teamWaitingQuery(tx: Tx, { limit, offset }: Window) {
  return unownedMessages(tx, 'waiting')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function countTeamWaiting(tx: Tx): Promise<number> {
  return countOf(unownedMessages(tx, 'waiting'));
}

export function findArrivals(tx: Tx, ids: readonly number[]): Promise<Arrival[]> {
  return tx.selectFrom('inbound_messages').selectAll().where(anyOf('id', ids)).execute();
}

type Change = { state: Arrival['state']; customer_id?: number; provider_id?: number; lead_id?: number };

/** Locks an unowned message and changes its state, once. */
export async function claimTeamMessage(
  tx: Tx,
  id: number,
  from: 'waiting' | 'dismissed',
  change: Change,
): Promise<Arrival | undefined> {
  const row = await unownedMessages(tx, from).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row) await tx.updateTable('inbound_messages').set(change).where('id', '=', id).execute();
  return row;
}

/** What was typed, as it may be a code, a name (by its search key) or a phone number. */
type CoupleQuery = { text: string; name: string; phone: string | undefined };

export type TeamHitRow = {
  id: number;
  couple_name: string;
  extension_number: string;
  provider_name: string;
  customer_name: string;
  created_at: string;
};

/** Requests of any customer by the couple's name, code or whole number. Each condition has its own index. */
export function teamCouplesQuery(query: CoupleQuery, limit: number) {
  const part = likePart(query.name);
  const byPhone = query.phone
    ? sql`union select l.id from couples c join leads l on l.couple_id = c.id where c.phone = ${query.phone}`
    : sql``;
  return sql<TeamHitRow>`
    select leads.id, case when leads.withheld then couple.name else leads.couple_name end as couple_name, leads.extension_number, leads.created_at, providers.name as provider_name, customers.name as customer_name
    from leads join providers on providers.id = leads.provider_id join customers on customers.id = leads.customer_id
      join couples couple on couple.id = leads.couple_id
    where leads.deleted_at is null and leads.id in (
      select l.id from leads l where l.extension_number = ${query.text} and l.deleted_at is null
      union select l.id from couples c join leads l on l.couple_id = c.id where search_key(c.name) like ${part}
      ${byPhone})
    order by leads.created_at desc, leads.id desc limit ${limit}`;
}

export async function findTeamCouples(tx: Tx, query: CoupleQuery, limit: number): Promise<TeamHitRow[]> {
  const { rows } = await teamCouplesQuery(query, limit).execute(tx);
  return rows;
}
