import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { InboundMessageTable } from './messages.tables.ts';

/** The conversation a message belongs to. */
export type Thread = { leadId: number; customerId: number; providerId: number };

export async function findThread(tx: Tx, leadId: number): Promise<Thread | undefined> {
  return selectThreads(tx).where('leads.id', '=', leadId).executeTakeFirst();
}

/** The conversation of the last known of these mails, of one provider where the address names one. */
export async function findThreadByHeaders(
  tx: Tx,
  headers: readonly string[],
  providerId: number | undefined,
): Promise<Thread | undefined> {
  if (headers.length === 0) return undefined;
  let query = selectThreads(tx)
    .innerJoin('lead_messages', (join) =>
      join.onRef('lead_messages.lead_id', '=', 'leads.id').onRef('lead_messages.customer_id', '=', 'leads.customer_id'),
    )
    .where(anyOf('lead_messages.header_message_id', headers));
  if (providerId !== undefined) query = query.where('leads.provider_id', '=', providerId);
  const found = await query.distinct().limit(2).execute();
  // A mail in two conversations doesn't tell which one is meant.
  return found.length === 1 ? found[0] : undefined;
}

/** The lead of a provider with this code, if the sender is its couple. */
export async function findThreadByCode(
  tx: Tx,
  { code, providerId, sender }: { code: string; providerId: number; sender: string },
): Promise<Thread | undefined> {
  const found = await selectThreads(tx)
    .innerJoin('couples', 'couples.id', 'leads.couple_id')
    .where('leads.provider_id', '=', providerId)
    .where('leads.extension_number', '=', code)
    .where((where) =>
      where.or([
        where(sql<string>`lower(couples.email)`, '=', sender),
        where(sql<string>`lower(couples.partner_email)`, '=', sender),
      ]),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** The conversation that our number belongs to for that phone. */
export async function findThreadByNumbers(tx: Tx, phone: string, ourNumber: string): Promise<Thread | undefined> {
  return selectThreads(tx)
    .innerJoin('sms_routes', 'sms_routes.lead_id', 'leads.id')
    .where('sms_routes.couple_phone', '=', phone)
    .where('sms_routes.our_number', '=', ourNumber)
    .executeTakeFirst();
}

function selectThreads(tx: Tx) {
  return tx
    .selectFrom('leads')
    .select(['leads.id as leadId', 'leads.customer_id as customerId', 'leads.provider_id as providerId'])
    .where('leads.deleted_at', 'is', null);
}

export async function findProviderBySlug(
  tx: Tx,
  slug: string,
): Promise<{ id: number; customer_id: number } | undefined> {
  return tx.selectFrom('providers').select(['id', 'customer_id']).where('slug', '=', slug).executeTakeFirst();
}

export async function hasArrived(tx: Tx, identity: string): Promise<boolean> {
  const row = await tx.selectFrom('inbound_messages').select('id').where('identity', '=', identity).executeTakeFirst();
  return row !== undefined;
}

/** Which of these have arrived. */
export async function findArrived(tx: Tx, identities: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('inbound_messages')
    .select('identity')
    .where(anyOf('identity', identities))
    .execute();
  return new Set(rows.map(({ identity }) => identity));
}

/** Undefined when the message was received before. */
export async function insertArrival(
  tx: Tx,
  arrival: Omit<Insertable<InboundMessageTable>, 'attachments'> & { attachments: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('inbound_messages')
    .values(arrival as unknown as Insertable<InboundMessageTable>)
    .onConflict((conflict) => conflict.column('identity').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setSmsStopped(tx: Tx, phone: string, isStopped: boolean): Promise<void> {
  if (isStopped) {
    await tx
      .insertInto('sms_suppressions')
      .values({ phone })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await tx.deleteFrom('sms_suppressions').where('phone', '=', phone).execute();
}

export type ArrivalRow = Selectable<InboundMessageTable> & { provider_name: string };
/** A waiting message as its team may see it. */
export type WaitingRow = Pick<
  ArrivalRow,
  | 'id'
  | 'type'
  | 'provider_id'
  | 'provider_name'
  | 'received_at'
  | 'attachments'
  | 'sender'
  | 'sender_name'
  | 'subject'
  | 'body'
> & { is_withheld: boolean };
export type WaitingScope = { customerId: number; providerIds: readonly number[] };

function selectWaiting(tx: Tx, { customerId, providerIds }: WaitingScope, state: 'waiting' | 'dismissed' = 'waiting') {
  return tx
    .selectFrom('inbound_messages')
    .innerJoin('providers', 'providers.id', 'inbound_messages.provider_id')
    .where('inbound_messages.customer_id', '=', customerId)
    .where('inbound_messages.state', '=', state)
    .where(anyOf('inbound_messages.provider_id', providerIds));
}

/**
 * Whether a message may be from a couple whose request the package withholds: nobody knows who wrote it, so all that
 * wait at such a provider are withheld, too.
 */
const IS_WITHHELD = sql<boolean>`exists (select from leads where leads.customer_id = inbound_messages.customer_id
  and leads.provider_id = inbound_messages.provider_id and leads.withheld and leads.deleted_at is null)`;

/** The waiting messages as a query, so that a test can look at its plan. What is withheld never leaves the database. */
export function waitingQuery(tx: Tx, scope: WaitingScope & Window) {
  const shown = (column: 'sender' | 'sender_name' | 'subject' | 'body') =>
    sql<string>`case when ${IS_WITHHELD} then '' else ${sql.ref(`inbound_messages.${column}`)} end`.as(column);
  return selectWaiting(tx, scope)
    .select([
      'inbound_messages.id',
      'inbound_messages.type',
      'inbound_messages.provider_id',
      'inbound_messages.received_at',
      'inbound_messages.attachments',
      'providers.name as provider_name',
      IS_WITHHELD.as('is_withheld'),
      shown('sender'),
      shown('sender_name'),
      shown('subject'),
      shown('body'),
    ])
    .orderBy('inbound_messages.received_at', 'desc')
    .orderBy('inbound_messages.id', 'desc')
    .limit(scope.limit)
    .offset(scope.offset);
}

export function findWaiting(tx: Tx, scope: WaitingScope & Window): Promise<WaitingRow[]> {
  return waitingQuery(tx, scope).execute();
}

export function countWaiting(tx: Tx, scope: WaitingScope): Promise<number> {
  return countOf(selectWaiting(tx, scope));
}

/** Locks a message in this state and changes it, once. */
export async function claimWaiting(
  tx: Tx,
  scope: WaitingScope,
  { id, from }: { id: number; from: 'waiting' | 'dismissed' },
  change: { state: 'matched' | 'dismissed' | 'waiting'; lead_id?: number },
): Promise<(ArrivalRow & { is_withheld: boolean }) | undefined> {
  const row = await selectWaiting(tx, scope, from)
    .selectAll('inbound_messages')
    .select(['providers.name as provider_name', IS_WITHHELD.as('is_withheld')])
    .where('inbound_messages.id', '=', id)
    .forUpdate('inbound_messages')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('inbound_messages')
    .set(change)
    .where('customer_id', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  return row;
}
